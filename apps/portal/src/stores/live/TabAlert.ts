import { reaction } from 'mobx';
import { Scope } from '../../core/scope.ts';
import { CallAlarm } from './CallAlarm.ts';
import type { Environment } from './environment.ts';

/**
 * Calls somebody who waits behind another tab: the title of the tab flashes, one of all tabs sounds, the system notifies, until
 * the tab is in sight again (product.md 4.17).
 */
export class TabAlert {
  readonly #alarm: CallAlarm;
  readonly #scope = new Scope();
  readonly #environment: Pick<Environment, 'after' | 'lock' | 'attention' | 'onAwake'>;

  constructor(environment: Pick<Environment, 'after' | 'lock' | 'attention' | 'onAwake'>) {
    this.#environment = environment;
    this.#alarm = new CallAlarm(environment);
  }

  start() {
    const { attention, onAwake } = this.#environment;
    this.#scope.add(onAwake(() => !attention.isHidden && this.#alarm.end()));
    this.#scope.add(
      reaction(
        () => this.#alarm.isLoud,
        (isLoud) => isLoud && attention.chime(),
      ),
    );
  }

  /** Does nothing in a tab that is in sight. `key` names the occasion, so that it is notified of once. */
  call(key: string, words: string) {
    if (this.#environment.attention.isHidden) this.#alarm.begin(key, words);
  }

  dispose() {
    this.#scope.dispose();
    this.#alarm.end();
  }
}
