import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Scope } from '../../core/scope.ts';
import type { LiveParts } from './liveParts.ts';

/** How long the first page has for itself before the code of live parts is fetched, at most; milliseconds. */
const QUIET_MS = 2_000;

/** Holds the live parts of this tab: one set for each login, none without one; their code comes after the first page. */
export class LiveHost {
  now: LiveParts | null = null;
  private readonly scope = new Scope();

  constructor(
    private readonly token: () => string | null,
    private readonly load?: () => Promise<() => LiveParts>,
    private readonly whenQuiet: () => Promise<void> = whenPageIsQuiet,
  ) {
    makeAutoObservable<this, 'scope' | 'token' | 'load' | 'whenQuiet'>(this, {
      now: observableRef,
      scope: false,
      token: false,
      load: false,
      whenQuiet: false,
    });
  }

  start() {
    this.scope.add(reaction(this.token, (token) => void this.follow(token), { fireImmediately: true }));
  }

  dispose() {
    this.scope.dispose();
    this.end();
  }

  /** A load that fails leaves the page without live parts; the next login, or page, tries again. */
  private async follow(token: string | null) {
    this.end();
    if (token === null || !this.load) return;
    try {
      await this.whenQuiet();
      const begin = await this.load();
      runInAction(() => {
        if (this.token() === token && !this.now) this.now = begin();
      });
    } catch (error) {
      console.debug('Live parts did not load.', error);
    }
  }

  private end() {
    this.now?.dispose();
    this.now = null;
  }
}

/** Resolves once the page is loaded and has nothing to do. */
async function whenPageIsQuiet() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: QUIET_MS }) : setTimeout(resolve, 1),
  );
}
