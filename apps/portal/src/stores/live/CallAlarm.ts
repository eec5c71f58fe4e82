import { makeAutoObservable } from 'mobx';
import type { Environment } from './environment.ts';

/** Milliseconds for which the title of the tab shows one text before the other. */
const FLASH_MS = 1_000;

/** Asks for attention while a call rings: sound in one tab, the title of the tab, a notification of the system (§4). */
export class CallAlarm {
  /** This tab sounds; only one of all tabs does. */
  isLoud = false;
  readonly #ends = new Set<() => void>();
  #turn = 0;

  readonly #environment: Pick<Environment, 'after' | 'lock' | 'attention'>;

  constructor(environment: Pick<Environment, 'after' | 'lock' | 'attention'>) {
    this.#environment = environment;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `words` say who calls. */
  begin(key: string, words: string) {
    this.end();
    this.#ends.add(this.flash(words));
    this.#ends.add(this.#environment.attention.notify(words, key));
    if (this.#environment.attention.isTouched) void this.sound(key, this.#turn);
  }

  end() {
    this.#turn++;
    this.isLoud = false;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }

  private async sound(key: string, turn: number) {
    const release = await this.#environment.lock(`ring ${key}`);
    if (release) this.ringHere(release, turn);
  }

  private ringHere(release: () => void, turn: number) {
    if (turn !== this.#turn) return release();
    this.isLoud = true;
    this.#ends.add(release);
  }

  /** When it ends, the page's own title is restored, also if the page has changed it meanwhile. */
  private flash(words: string) {
    const { attention, after } = this.#environment;
    let own = attention.title;
    let cancel: (() => void) | undefined;
    const turn = () => {
      if (attention.title !== words) own = attention.title;
      attention.title = attention.title === words ? own : words;
      cancel = after(FLASH_MS, turn);
    };
    turn();
    return () => {
      cancel?.();
      if (attention.title === words) attention.title = own;
    };
  }
}
