import type { Page } from 'playwright-core';

/** The highest picture: what does not fit, nobody looks at. */
export const MOST_PX = 2_500;

/** A part of the page, in pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Leaves one brand of each state of a Matrix on the page. */
export async function keepFirstBrand(page: Page) {
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll<HTMLElement>('[data-matrix] [data-cell]:not(:first-child)')) {
      cell.style.display = 'none';
    }
  });
}

/**
 * What a picture leaves out below an element with `data-photos="off"`, or `data-art="off"` for a brand's own pictures; the frame stays. Of an
 * element with `data-said`, what it names: another brand, or a state above, has said it. `data-photo="pale"` leaves a photo its shape.
 * And what no two visits agree on: how much of a film the browser has loaded ahead, what was measured, and the edges of a ring around
 * a member or the heading that is read, which depend on the tile that it is rastered in, so it gets a layer of its own.
 */
export const LEFT_OUT = `
  [data-member], nav .node[data-state="now"] { will-change: transform }
  .loaded:has(~ input[type="range"]), [data-measured] { visibility: hidden }
  :root[data-footer="off"] footer:has(> .end) > * { visibility: hidden }
  :is([data-photos="off"] :is(img, video), [data-photo="off"]) { object-position: -9999px 0 !important }
  [data-photo="pale"] { filter: grayscale(1) contrast(0.2) !important }
  :root[data-art="off"], [data-art="off"] [data-brand] {
    --sy-img-login: none !important; --sy-img-hero: none !important; --sy-img-empty: none !important; --sy-img-coupon: none !important;
  }
  [data-cell]:not(:first-child) * { -webkit-text-fill-color: currentcolor }
  [data-cell] [data-said~="text"] { -webkit-text-fill-color: transparent; text-shadow: none !important }
  [data-cell] [data-said~="shadow"] { box-shadow: none !important }
  [data-cell] [data-said~="drawing"] { visibility: hidden !important }`;

/** Shows or leaves out what other pictures have: photos are the same in every brand and language, art in every language. */
export async function showParts(page: Page, parts: Readonly<Record<'photos' | 'art' | 'footer', boolean>>) {
  await page.evaluate((shown) => {
    for (const [part, isShown] of Object.entries(shown))
      document.documentElement.dataset[part] = isShown ? 'on' : 'off';
  }, parts);
}

/** A formula whose typesetter is on its way: it has another height when it is set. */
const AWAITED_FORMULA = '[data-state="awaited"]';

/**
 * Waits for formulas, for fonts, for pictures in elements and styles, and for two frames. Storybook has ended the animations of the story; those that a
 * brand or forced colours have begun since are ended here, or corners would be painted over colours on their way.
 */
export async function settle(page: Page) {
  await page.waitForFunction((awaited) => !document.querySelector(awaited), AWAITED_FORMULA);
  await page.evaluate(async () => {
    const { images, fonts } = document;
    await fonts.ready;
    // The play of another story may have selected its text; the page stays the same.
    getSelection()?.removeAllRanges();
    for (const image of images) image.loading = 'eager';
    // Pictures of style sheets fire no load event; an element with the same address does.
    const painted = new Set<string>();
    for (const element of document.querySelectorAll('#storybook-root *')) {
      for (const part of [undefined, '::before', '::after']) {
        const { backgroundImage, maskImage } = getComputedStyle(element, part);
        if (backgroundImage === 'none' && maskImage === 'none') continue;
        for (const [, url] of `${backgroundImage} ${maskImage}`.matchAll(/url\("(.*?)"\)/g)) if (url) painted.add(url);
      }
    }
    const loads = [...painted].map((url) => Object.assign(new Image(), { src: url }));
    await Promise.all([...images, ...loads].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}

/** The whole page. */
export async function clipOfPage(page: Page): Promise<Clip> {
  return page.evaluate(() => {
    const { bottom } = document.getElementById('storybook-root')?.getBoundingClientRect() ?? { bottom: 0 };
    return { x: 0, y: 0, width: document.scrollingElement?.scrollWidth ?? 0, height: Math.ceil(bottom) };
  });
}

/** Resolves when a page has changed nothing for a while, and the code of its footer is drawn: data, texts and code arrive on their own. */
export async function quiet(page: Page) {
  await page.evaluate(async () => {
    const [STILL_MS, LONGEST_MS] = [150, 20_000];
    const start = performance.now();
    let changed = start;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    const isUndrawn = () => document.querySelector('footer .code:empty') !== null;
    while ((isUndrawn() || performance.now() - changed < STILL_MS) && performance.now() - start < LONGEST_MS) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    }
    observer.disconnect();
    if (performance.now() - start >= LONGEST_MS)
      throw new Error('The page did not come to rest, so it has no picture.');
  });
}
