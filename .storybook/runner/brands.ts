import type { Page } from 'playwright-core';

/** The channel of the preview. */
interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
}

interface Switched {
  commits: number;
  /** Brands in which the page did not show the colour that an element of that brand has. */
  unchanged: string[];
}

/** Milliseconds in which pending work ends, and how often a busy machine is given them. */
const SETTLE_MS = 1_000;
const ROUNDS = 4;

/** Switches all brands on the open story: React commits nothing, and the colours on screen do change (ui-kit 4.7: 0 commits). */
export async function expectNoRenders(page: Page, ids: string[]) {
  let switched = await switchBrands(page, ids);
  // Pending work commits once; what a brand causes occurs in every round.
  for (let round = 1; switched.commits > 0 && round < ROUNDS; round += 1) {
    await page.waitForTimeout(SETTLE_MS);
    switched = await switchBrands(page, ids);
  }
  const { commits, unchanged } = switched;
  if (commits > 0) throw new Error(`Changing the brand is one attribute, yet React rendered: ${commits} commits.`);
  if (unchanged.length > 0) throw new Error(`The brand changed, a colour did not: ${unchanged.join(', ')}`);
}

/**
 * The brand on screen and one more, which the story's id chooses: who reads the brand while rendering renders on any change of it, and all
 * brands have their turn among the stories.
 */
export function pairOf(worn: string, storyId: string, ids: readonly string[]): string[] {
  const others = ids.filter((id) => id !== worn);
  const sum = [...storyId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return [worn, ...others.slice(sum % others.length).slice(0, 1)];
}

/** The control: a story that does render on a change of brand, so that a broken counter is noticed. */
export async function expectRenders(page: Page, ids: string[]) {
  const { commits, unchanged } = await switchBrands(page, ids);
  if (commits < ids.length) throw new Error(`The counter saw ${commits} commits of at least ${ids.length}.`);
  if (unchanged.length > 0) throw new Error(`The brand changed, a colour did not: ${unchanged.join(', ')}`);
}

/** The brand of the page. */
export const brandOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['brand'] ?? '');

/** Brand and language of the page. */
export interface Shown {
  readonly brand?: string | undefined;
  readonly locale?: 'cn' | 'en' | undefined;
}

/** Sets the brand and the language of the open story as the toolbar does; what it has already renders nothing. */
export async function show(page: Page, wanted: Shown) {
  await page.evaluate(async (next) => {
    const root = document.documentElement;
    const now: Record<string, string | undefined> = {
      brand: root.dataset['brand'],
      locale: Reflect.get(window, 'shuyuanLocale') ?? 'cn',
    };
    const globals = Object.fromEntries(Object.entries(next).filter(([name, value]) => value && now[name] !== value));
    if (Object.keys(globals).length === 0) return;
    if (next.locale) Reflect.set(window, 'shuyuanLocale', next.locale);
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const done = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
    channel.emit('updateGlobals', { globals });
    await done;
  }, wanted);
}

/** Sets every brand in turn as the toolbar does, ending with the initial one. */
async function switchBrands(page: Page, brandIds: string[]): Promise<Switched> {
  return page.evaluate(async (ids) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const counter: { count: number } = Reflect.get(window, 'shuyuanCommits');
    const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    const root = document.documentElement;
    const start = ids.indexOf(root.dataset['brand'] ?? '');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'position: fixed; background: var(--sy-color-action-bg); transition: none';
    // The same element in a scope of the brand: two brands may share a colour, so a colour need not be another one.
    const scope = document.body.appendChild(document.createElement('div'));
    const sample = scope.appendChild(document.createElement('i'));
    sample.style.cssText = probe.style.cssText;
    const unchanged: string[] = [];
    const hold: { isOn: boolean } = Reflect.get(window, 'shuyuanHold');
    hold.isOn = true;
    await frames();
    const before = counter.count;
    for (let step = 1; step <= ids.length; step += 1) {
      const brand = ids[(start + step) % ids.length] ?? '';
      const done = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
      channel.emit('updateGlobals', { globals: { brand } });
      await done;
      if (root.dataset['brand'] !== brand) throw new Error(`The page did not take the brand ${brand}.`);
      scope.dataset['brand'] = brand;
      const [shown, own] = [probe, sample].map((element) => getComputedStyle(element).backgroundColor);
      if (shown !== own) unchanged.push(`${brand} shows ${shown} for ${own}`);
    }
    await frames();
    const commits = counter.count - before;
    hold.isOn = false;
    probe.remove();
    scope.remove();
    return { commits, unchanged };
  }, brandIds);
}
