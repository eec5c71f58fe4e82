import type { JSHandle, Page } from 'playwright-core';

/** The hands of the test inside of a page: what can be pressed, where, and whether anything changed since. */
interface Hands {
  /** Everything that can be pressed now, by role and name; what stands around the page itself begins with “frame: ”. */
  find(): string[];
  /** Where the mouse meets one of them, which is remembered with the state before; null where something lies over it or it is gone. */
  aim(at: number): { x: number; y: number } | null;
  /** Presses it without the mouse. */
  press(at: number): void;
  /** Resolves to whether anything changes within so many frames. */
  hasChanged(frames: number): Promise<boolean>;
}

/** Installed before a page opens; it also counts what a press can do besides changing the page: clipboard, windows, files, sound … */
function install() {
  const PRESSABLE =
    'button, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="option"], input[type="radio"], input[type="checkbox"], summary';
  // What is off, and what is chosen already and rightly changes nothing. Links have an address, and are checked by others.
  const OFF =
    ':disabled, [aria-disabled="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"], [role="radio"][aria-checked="true"], input[type="radio"]:checked, a[href]';
  const FRAME = 'frame: ';
  let found: HTMLElement[] = [];
  let before = '';
  let focused: Element | null = null;
  let aimed: Element | undefined;
  let deeds = 0;

  const count = (owner: object, name: string, answer?: () => unknown) => {
    const real = Reflect.get(owner, name);
    if (typeof real !== 'function') return;
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...given: unknown[]) {
        deeds += 1;
        return answer ? answer() : Reflect.apply(real, this, given);
      },
    });
  };
  for (const name of ['open', 'print', 'alert', 'confirm']) count(window, name, () => null);
  for (const name of ['scrollTo', 'scrollBy']) count(window, name);
  for (const name of ['play', 'pause', 'load']) count(HTMLMediaElement.prototype, name);
  for (const name of ['requestFullscreen', 'scrollTo', 'scrollBy']) count(Element.prototype, name);
  count(HTMLVideoElement.prototype, 'requestPictureInPicture');
  count(Document.prototype, 'execCommand');
  count(URL, 'createObjectURL');
  if (navigator.mediaDevices) count(navigator.mediaDevices, 'getUserMedia');
  if (navigator.clipboard) count(navigator.clipboard, 'writeText', async () => undefined);
  count(HTMLInputElement.prototype, 'click');
  count(HTMLInputElement.prototype, 'showPicker');
  count(HTMLAnchorElement.prototype, 'click', () => undefined);

  const frame = () => new Promise(requestAnimationFrame);
  const placeOf = (element: HTMLElement) =>
    element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element;
  /** The chosen one of several toggles of which one is always on: a language, a tool. */
  const isChosen = (element: HTMLElement) =>
    element.getAttribute('aria-pressed') === 'true' &&
    [...(element.parentElement?.querySelectorAll('[aria-pressed]') ?? [])].some(
      (other) => other.getAttribute('aria-pressed') === 'false',
    );
  const isShown = (element: HTMLElement) =>
    !element.matches(OFF) &&
    !isChosen(element) &&
    !element.closest('[inert], [aria-hidden="true"], a[href]') &&
    placeOf(element).checkVisibility({ visibilityProperty: true }) &&
    placeOf(element).getClientRects().length > 0;
  const nameOf = (element: HTMLElement) => {
    const text = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    const frame = document.querySelector('main') && !element.closest('main, dialog, [role="dialog"]') ? FRAME : '';
    return `${frame}${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${(text ?? '').trim().slice(0, 40)}"`;
  };
  const state = () => {
    const fields = [...document.querySelectorAll('input, textarea, select, audio, video, details, dialog')].map(
      (each) => ['value', 'checked', 'open', 'paused', 'muted', 'volume'].map((name) => Reflect.get(each, name)),
    );
    const { signals } = Reflect.get(globalThis, 'stage') as { signals: { count: number } };
    const scrolled = [...document.querySelectorAll('*')].map((each) => each.scrollTop + each.scrollLeft);
    return JSON.stringify([document.documentElement.outerHTML, fields, signals.count, deeds, scrolled, location.href]);
  };
  const movesFocus = () => {
    const now = document.activeElement;
    if (!aimed || now === focused || now === document.body) return false;
    return !aimed.contains(now) && !now?.contains(aimed) && !aimed.closest('label')?.contains(now);
  };
  const hands: Hands = {
    find() {
      found = [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(isShown);
      return found.map(nameOf);
    },
    aim(at) {
      const element = found[at];
      aimed = element;
      if (!element?.isConnected || !isShown(element)) return null;
      const met = placeOf(element);
      met.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = met.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      focused = document.activeElement;
      before = state();
      return hit && (met.contains(hit) || hit.closest('label')?.contains(element)) ? { x, y } : null;
    },
    press: (at) => found[at]?.click(),
    async hasChanged(frames) {
      for (let left = frames; left > 0; left -= 1) {
        await frame();
        if (state() === before && !movesFocus()) continue;
        await frame();
        await frame();
        return true;
      }
      return false;
    },
  };
  Reflect.set(globalThis, 'hands', hands);
}

/** Gives the pages that open from now on the hands of the test. */
export async function giveHands(page: Page) {
  await page.addInitScript(install);
}

const handsOf = (page: Page): Promise<JSHandle<Hands>> =>
  page.evaluateHandle(() => Reflect.get(globalThis, 'hands') as Hands);

/** What was pressed on a page, and what of it changed nothing. */
export interface Pressed {
  count: number;
  dead: string[];
}

/** Frames in which something has to change: a part that a press brings is loaded first. */
const FRAMES = 180;

/**
 * Presses everything on a page once, with the mouse. Whatever is gone, covered or off after a press is pressed on the page opened anew, and
 * so is, once more, what changed nothing.
 */
export async function pressAll(
  page: Page,
  openAnew: () => Promise<void>,
  isPressedAlready: (name: string) => boolean,
): Promise<Pressed> {
  const hands = await handsOf(page);
  const find = () => hands.evaluate((all) => all.find());
  const aim = (at: number) => hands.evaluate((all, place) => all.aim(place), at);
  const restart = async () => {
    await page.mouse.move(0, 0);
    await openAnew();
    await find();
  };
  const press = async (at: number, point: { x: number; y: number } | null) => {
    if (point) await page.mouse.click(point.x, point.y);
    else await hands.evaluate((all, place) => all.press(place), at);
    return hands.evaluate((all, frames) => all.hasChanged(frames), FRAMES);
  };
  const dead: string[] = [];
  let count = 0;
  await restart();
  const names = await find();
  for (const [at, name] of names.entries()) {
    if (isPressedAlready(name)) continue;
    count += 1;
    const point = await aim(at);
    if (point && (await press(at, point))) continue;
    await restart();
    if (!(await press(at, await aim(at)))) dead.push(name);
  }
  return { count, dead };
}
