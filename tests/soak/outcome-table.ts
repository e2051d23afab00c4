import type { SoakedBuild } from './soaked-guide.ts';

/** One build in a line, and a line for each promise that it broke. */
export function outcomeLine(number: number, build: SoakedBuild): string {
	const { complaints, exitCodes, isSiteChanged, places, requests, seconds, situation } = build;
	const line = [
		String(number).padStart(4),
		situation.padEnd(30),
		`exit ${exitCodes.map((code) => code ?? 'killed').join(' and ')}`.padEnd(14),
		`${requests} requests`.padStart(13),
		`${places} places${isSiteChanged ? '' : ', site as before'}`.padEnd(28),
		`${seconds.toFixed(1)} s`.padStart(7),
	].join('  ');
	return [line, ...complaints.map((complaint) => `      BROKEN: ${complaint}`)].join('\n');
}

/** How often each situation came, and how it ended. */
export function outcomeTable(builds: readonly SoakedBuild[]): string {
	const rows = [...Map.groupBy(builds, ({ situation }) => situation)].map(([situation, of]) => {
		const codes = of.flatMap(({ exitCodes }) => exitCodes.map((code) => String(code ?? 'killed')));
		const ends = [...Map.groupBy(codes, (code) => code)]
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([code, { length }]) => `${length} × ${code}`);
		const broken = of.filter(({ complaints }) => complaints.length > 0).length;
		return `${situation.padEnd(30)}${String(of.length).padStart(8)}  ${ends.join(', ').padEnd(24)}${broken === 0 ? '' : `${broken} broken`}`.trimEnd();
	});
	return ['situation                       builds  exit codes', ...rows.sort()].join('\n');
}
