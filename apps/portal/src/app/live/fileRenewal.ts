import type { Api } from '../../api/createApi.ts';

/** An upload as it is told to one reader: its address ends after minutes, its path stays (U6). */
const PRIVATE = /^\/files\/private\/[^/]+\/[^/]+\/(u\/[^/]+)$/;

const pathOf = (url: string) => PRIVATE.exec(url)?.[1];

/** Asks for a new address of a file; rejects where there is none. */
export type AskAddress = (url: string) => Promise<string>;

/** New addresses of files whose address has ended: for each one request, however many parts of the page show it. */
export class NewAddresses {
  readonly #ask: AskAddress;
  readonly #told = new Map<string, Promise<string | null>>();

  constructor(ask: AskAddress) {
    this.#ask = ask;
  }

  /** A newer address than the one that failed; null where the file may not be read any more. */
  async after(url: string): Promise<string | null> {
    const path = pathOf(url);
    if (path === undefined) return null;
    const known = this.#told.get(path);
    const told = await known;
    if (told && told !== url) return told;
    if (this.#told.get(path) !== known) return this.after(url);
    const next = await this.fresh(url);
    return next === url ? null : next;
  }

  /** An address that has just been told; null where the file may not be read any more. */
  fresh(url: string): Promise<string | null> {
    const asked = this.#ask(url).catch(() => null);
    this.#told.set(pathOf(url) ?? '', asked);
    return asked;
  }
}

/**
 * Keeps private files of a page readable: what fails is shown once more by a new address, before its part hears of the failure,
 * and what is downloaded is asked for anew first (U6).
 */
export function keepFilesReadable(page: Document, api: Pick<Api, 'files'>) {
  const addresses = new NewAddresses(async (url) => (await api.files.renew({ url })).url);
  /** Elements whose next event goes on as it is. */
  const passing = new WeakSet<Element>();

  const handleError = (event: Event) => {
    const { target: element } = event;
    if (!(element instanceof Element) || passing.delete(element)) return;
    const name = element instanceof SVGElement ? 'href' : 'src';
    const url = element.getAttribute(name) ?? '';
    if (pathOf(url) === undefined) return;
    event.stopImmediatePropagation();
    void addresses.after(url).then((next) => {
      if (element.getAttribute(name) !== url) return;
      if (next !== null) return show(element, name, next);
      passing.add(element);
      element.dispatchEvent(new Event('error'));
    });
  };

  const handleClick = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const url = link?.getAttribute('href') ?? '';
    if (!link || passing.delete(link) || pathOf(url) === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void addresses.fresh(url).then((next) => {
      if (next !== null) link.setAttribute('href', next);
      passing.add(link);
      link.click();
    });
  };

  page.addEventListener('error', handleError, true);
  page.addEventListener('click', handleClick, true);
}

/** Gives an element another address; what was playing goes on where it was. */
function show(element: Element, name: string, url: string) {
  if (!(element instanceof HTMLMediaElement)) return element.setAttribute(name, url);
  const { currentTime, paused, playbackRate } = element;
  element.setAttribute(name, url);
  const goOn = () => {
    element.currentTime = currentTime;
    element.playbackRate = playbackRate;
    if (!paused) void element.play().catch(() => undefined);
  };
  element.addEventListener('loadedmetadata', goOn, { once: true });
}
