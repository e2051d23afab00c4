import { dayStorageKey } from './saved/day-key.ts';
import { actionOf } from './page-parts.ts';
import type * as DayPlanner from './saved/day-planner.ts';
import { onSavedChange, savedRecords } from './saved/saved-store.ts';
import { storedChoice } from './stored-choice.ts';

/**
 * Offers to plan a day from what is saved, as soon as that is more than one. All that does it is
 * loaded when it is asked for, when a day has been planned before, or when the address has one.
 * Its parts are those of `DayPlan.astro`.
 */
class DayPlan extends HTMLElement {
	#planner: DayPlanner.DayPlanner | undefined;

	connectedCallback(): void {
		actionOf(this, 'plan').addEventListener('click', () => void this.#open(true));
		const show = () => {
			const isShared = location.hash.startsWith('#day=');
			this.hidden = !isShared && !this.#planner?.isOpen && savedRecords().length < 2;
			if (isShared || this.#planner || (!this.hidden && storedChoice(dayStorageKey))) {
				void this.#open(false);
			}
		};
		onSavedChange(show);
		addEventListener('hashchange', show);
		show();
	}

	async #open(isAskedFor: boolean): Promise<void> {
		const { DayPlanner } = await import('./saved/day-planner.ts');
		this.#planner ??= new DayPlanner(this);
		await this.#planner.open(isAskedFor);
	}
}

customElements.define('day-plan', DayPlan);
