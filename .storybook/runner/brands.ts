import type { Page } from 'playwright-core';

/** The channel of the preview. */
interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
}

interface Switched {
  commits: number;
  /** The computed colour of the probe in each brand. */
  colours: string[];
}

/** Milliseconds in which pending work ends, even on a busy machine. */
const SETTLE_MS = 1_000;

/** Switches all brands on the open story: React commits nothing, and the colours on screen do change (ui-kit 4.7: 0 commits). */
export async function expectNoRenders(page: Page, ids: string[]) {
  const first = await switchBrands(page, ids);
  if (first.commits > 0) await page.waitForTimeout(SETTLE_MS);
  // A pending commit occurs once; one caused by a brand occurs again.
  const { commits, colours } = first.commits > 0 ? await switchBrands(page, ids) : first;
  if (commits > 0) throw new Error(`Changing the brand is one attribute, yet React rendered: ${commits} commits.`);
  if (new Set(colours).size !== colours.length)
    throw new Error(`The brand changed, a colour did not: ${colours.join(', ')}`);
}

/**
 * The brand on screen and one more, which the story's id chooses: who reads the brand while rendering renders on any change of it. A Matrix
 * is switched through all of them, and so all have their turn among the stories, too.
 */
export async function pairOf(page: Page, storyId: string, ids: readonly string[]): Promise<string[]> {
  const worn = await brandOf(page);
  const others = ids.filter((id) => id !== worn);
  const sum = [...storyId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return [worn, ...others.slice(sum % others.length).slice(0, 1)];
}

/** The control: a story that does render on a change of brand, so that a broken counter is noticed. */
export async function expectRenders(page: Page, ids: string[]) {
  const { commits, colours } = await switchBrands(page, ids);
  if (commits < colours.length) throw new Error(`The counter saw ${commits} commits of at least ${colours.length}.`);
}

/** The brand of the page. */
export const brandOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['brand'] ?? '');

/** Sets the brand of the open story as the toolbar does. */
export async function wearBrand(page: Page, brand: string) {
  if (brand !== (await brandOf(page))) await setGlobals(page, { brand });
}

/** Sets the language of the open story as the toolbar does. */
export const speak = (page: Page, locale: 'cn' | 'en') => setGlobals(page, { locale });

async function setGlobals(page: Page, globals: Record<string, string>) {
  await page.evaluate(async (next) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const done = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
    channel.emit('updateGlobals', { globals: next });
    await done;
  }, globals);
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
    const colours: string[] = [];
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
      colours.push(getComputedStyle(probe).backgroundColor);
    }
    await frames();
    const commits = counter.count - before;
    hold.isOn = false;
    probe.remove();
    return { commits, colours };
  }, brandIds);
}
