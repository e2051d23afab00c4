/** The package types its main entry alone; this one holds the smallest of its data. */
declare module 'eld/extrasmall' {
	export { eld } from 'eld';
}
