/**
 * Names what pages of other sites may do with the guide: nothing, unless it is stated. `npm run
 * docs:reference` writes of these members, too.
 */
export interface SharingFacts {
	/**
	 * Whether pages of any other site may read the data files of the guide, such as GeoJSON and CSV.
	 * @example true
	 */
	cors?: boolean | undefined;
	/**
	 * Origins of sites that may show pages of the guide within theirs; lists for that come with them.
	 * @example ['https://hotel.example', 'https://*.partner.example']
	 */
	embedders?: readonly string[] | undefined;
}
