import { isRecord, type Visit, type VisitedNode } from './node-visit.ts';
import { error, type ValidationProblem, warning } from './validation-problem.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';

/**
 * Returns what is missing of what Google requires of the nodes that it shows as rich results
 * (Google Search documentation, autumn 2026).
 */
export function validateSearchResults(visit: Visit, pageUrl: string): ValidationProblem[] {
	const problems = visit.nodes.flatMap((node) => [
		...(isSubclassOf(node.type, 'Event') ? eventProblems(node, visit) : []),
		...(isSubclassOf(node.type, 'LocalBusiness') ? businessProblems(node) : []),
		...(node.type === 'BreadcrumbList' ? breadcrumbProblems(node) : []),
		...(node.type === 'ItemList' ? listProblems(node, pageUrl) : []),
		...(node.type === 'ImageObject' ? imageProblems(node) : []),
		...(node.type === 'WebSite' ? missing(node, ['name', 'url']) : []),
	]);
	const events = visit.nodes.filter(
		({ type, property }) => !property && isSubclassOf(type, 'Event'),
	);
	if (events.length > 1)
		problems.push(error('several-events', '@graph', 'One event for each page.'));
	return problems;
}

/**
 * Finds what keeps an event from being shown by Google. Online events and those without an
 * address are valid, but Google does not show them.
 */
function eventProblems(node: VisitedNode, { nodes }: Visit): ValidationProblem[] {
	const lacking = missing(node, ['name', 'startDate', 'location']);
	if (lacking.length > 0 || node.property === 'subEvent') return lacking;
	const locations = listOf(node.members.location)
		.map((location) =>
			isRecord(location) && Object.keys(location).length === 1
				? nodes.find(({ id }) => id === location['@id'])?.members
				: location,
		)
		.filter(isRecord);
	const places = locations.filter(({ '@type': type }) => isSubclassOf(String(type), 'Place'));
	if (places.length === 0)
		return [warning('no-rich-result', node.path, 'The event is online only.')];
	return places.some(({ address }) => address !== undefined)
		? []
		: [warning('no-rich-result', node.path, 'The location of the event has no address.')];
}

/**
 * Finds what keeps a business from being shown by Google. The venue of an event is judged on
 * its own page.
 */
function businessProblems(node: VisitedNode): ValidationProblem[] {
	if (node.property !== undefined) return [];
	return [
		...missing(node, ['name']),
		...(node.members.address === undefined
			? [warning('no-rich-result', node.path, `A ${node.type} without any address.`)]
			: []),
	];
}

function breadcrumbProblems(node: VisitedNode): ValidationProblem[] {
	const entries = listOf(node.members.itemListElement).filter(isRecord);
	const isWhole = entries.every(
		({ position, name, item }, index) =>
			position === index + 1 &&
			typeof name === 'string' &&
			(typeof item === 'string' || index === entries.length - 1),
	);
	return entries.length >= 2 && isWhole
		? []
		: [
				error(
					'breadcrumb',
					node.path,
					'At least two entries, positions from 1, each with a name, all but the last with an address.',
				),
			];
}

function listProblems(node: VisitedNode, pageUrl: string): ValidationProblem[] {
	const { numberOfItems, itemListElement } = node.members;
	const entries = listOf(itemListElement).filter(isRecord);
	const first = Number(entries[0]?.position);
	const addresses = entries.map(({ url }) => String(url));
	const host = URL.parse(pageUrl)?.host;
	const isWhole =
		first >= 1 &&
		entries.every(({ position }, index) => position === first + index) &&
		new Set(addresses).size === entries.length &&
		addresses.every((address) => URL.parse(address)?.host === host) &&
		Number(numberOfItems) >= first + entries.length - 1;
	return isWhole
		? []
		: [
				error(
					'item-list',
					node.path,
					'Positions run on, addresses are unique and on this host, numberOfItems counts all.',
				),
			];
}

function imageProblems(node: VisitedNode): ValidationProblem[] {
	const rights = ['creator', 'creditText', 'copyrightNotice', 'license'];
	const hasRights = rights.some((property) => node.members[property] !== undefined);
	return [
		...missing(node, ['contentUrl']),
		...(hasRights || node.property === 'logo'
			? []
			: [warning('no-image-metadata', node.path, 'An image without credit or licence.')]),
	];
}

function missing({ members, path, type }: VisitedNode, properties: readonly string[]) {
	return properties
		.filter((property) => members[property] === undefined)
		.map((property) => error('required', path, `A ${type} without ${property}.`));
}

function listOf(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [value];
}
