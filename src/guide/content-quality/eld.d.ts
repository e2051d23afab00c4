/**
 * Declares the module that holds the smallest data of the package, which types its main entry
 * alone.
 */
declare module 'eld/extrasmall' {
	export { eld } from 'eld';
}
