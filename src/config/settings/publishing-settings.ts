/**
 * Names where the site goes and is found. These three are options of Astro itself, so they are no
 * part of its schema of the environment.
 */
export const publishingSettings = {
	/**
	 * The origin of the published guide: canonical URLs, sitemap and structured data begin with it.
	 * A guide of a service warns without it, and a build with a `GUIDE_HOST` stops.
	 * @example https://guide.example
	 */
	SITE_URL: 'http://localhost:4321',
	/**
	 * The path under which the guide is served.
	 * @example /guide/
	 */
	BASE_PATH: '/',
	/**
	 * The folder of the finished site, on the project's file system. A build refuses one around or
	 * in the sources, with files that no build wrote, or with another guide's site (unless it is
	 * `dist`).
	 * @example sites/loire
	 */
	OUTPUT_DIRECTORY: 'dist',
};
