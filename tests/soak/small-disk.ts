import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';

const size = '1g';

/**
 * A disk in memory, small enough to be filled, with a copy of the project: a site is built on the
 * disk of its project.
 */
export class SmallDisk implements Disposable {
	readonly #folder: string;
	readonly #filler: string;
	readonly #blocksOfProject: number;
	/** Folder of the copy. */
	readonly project: string;

	private constructor(folder: string) {
		this.#folder = folder;
		this.#filler = join(folder, 'filler');
		this.project = join(folder, 'project');
		copyProject(this.project);
		const { bfree, blocks } = statfsSync(folder);
		this.#blocksOfProject = blocks - bfree;
	}

	/** Mounts one at a folder; returns `undefined` where this user or system cannot. */
	static mount(folder: string): SmallDisk | undefined {
		// What a soak that was killed has left.
		while (spawnSync('umount', [folder]).status === 0);
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
		return mounting.status === 0 ? new SmallDisk(folder) : undefined;
	}

	/** Leaves room for a share of what the builds have on the disk. */
	fill(roomShare: number): void {
		const { bavail, bfree, blocks, bsize } = statfsSync(this.#folder);
		const room = Math.ceil((blocks - bfree - this.#blocksOfProject) * roomShare);
		writeFileSync(this.#filler, Buffer.alloc(Math.max(0, bavail - room) * bsize));
	}

	clear(): void {
		rmSync(this.#filler, { force: true });
	}

	[Symbol.dispose](): void {
		spawnSync('umount', [this.#folder]);
	}
}
