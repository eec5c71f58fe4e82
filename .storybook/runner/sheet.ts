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
 * Leaves a state of a Matrix in all brands only if it has a colour, a corner, a shadow or a brand's picture that no state above it has;
 * of the others, one brand says everything. Text is measured with the ground that it stands on. Photos are left to the first brand, and so
 * is a brand's art: it stands in the first state that has it, in every brand that has its own only if asked for.
 */
export async function leaveOutRepeats(page: Page, hasEachArt: boolean) {
  await page.evaluate((hasEach) => {
    const PARTS = [undefined, '::before', '::after'] as const;
    const ART = ['login', 'hero', 'empty', 'coupon'].map((name) => `--sy-img-${name}`);
    const isClear = (colour: string) => colour.endsWith(', 0)');

    /** What a brand can change, of each element of a cell and its parts, in the order of the document. */
    function looksOf(cell: Element) {
      const looks: string[] = [];
      const walk = (element: Element, ground: string) => {
        let own = ground;
        for (const part of PARTS) {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === 'none') continue;
          if (part === undefined && !isClear(style.backgroundColor)) own = style.backgroundColor;
          const { color, backgroundImage, boxShadow, maskImage, fill, stroke } = style;
          const frame = style.borderTopStyle === 'none' ? '' : style.borderTopColor;
          const side = style.borderLeftStyle === 'none' ? '' : style.borderLeftColor;
          looks.push(
            `text ${color} on ${own}`,
            `ground ${style.backgroundColor}`,
            `picture ${backgroundImage} ${maskImage}`,
            `border ${frame} ${side}`,
            `corner ${style.borderTopLeftRadius}`,
            `shadow ${boxShadow}`,
            `outline ${style.outlineStyle === 'none' ? '' : style.outlineColor}`,
            `drawing ${fill === color ? '' : fill} ${stroke === color ? '' : stroke}`,
          );
        }
        for (const child of element.children) walk(child, own);
      };
      walk(cell, '');
      return looks;
    }

    const artOf = (cell: Element) => {
      const style = getComputedStyle(cell.querySelector('[data-brand]') ?? cell);
      return ART.map((name) => style.getPropertyValue(name)).join();
    };

    const seen = new Set<string>();
    for (const group of document.querySelectorAll('[data-matrix] > [data-state]')) {
      const cells = [...group.querySelectorAll<HTMLElement>(':scope > [data-cell]')];
      const looks = cells.map((cell) => looksOf(cell.firstElementChild ?? cell));
      const [first = []] = looks;
      // Where the brands do not even have the same elements, all of them are shown.
      let isNew = looks.some((look) => look.length !== first.length);
      let hasNewArt = isNew;
      for (let at = 0; at < first.length; at += 1) {
        const inBrands = looks.map((look) => look[at] ?? '');
        if (inBrands.every((look) => look === inBrands[0])) continue;
        const key = inBrands.join();
        if (seen.has(key)) continue;
        seen.add(key);
        isNew = true;
        hasNewArt ||= key.startsWith('picture') && key.includes('url(');
      }
      for (const [at, cell] of cells.entries()) {
        const isOwn = at === 0 || (hasEach && artOf(cell) !== artOf(cells[0] ?? cell));
        if (at > 0 && !isNew) cell.style.display = 'none';
        if (!hasNewArt || !isOwn) cell.dataset['art'] = 'off';
      }
    }
    // A photo is shown once, unless a state makes it look another way; the others show the frame around it.
    const photos = new Set<string>();
    for (const photo of document.querySelectorAll<HTMLElement>('[data-cell]:first-child :is(img, video)')) {
      const { filter, opacity, objectFit, borderTopLeftRadius } = getComputedStyle(photo);
      const { clientWidth, clientHeight } = photo;
      const src = photo.getAttribute('src');
      const key = [src, clientWidth, clientHeight, filter, opacity, objectFit, borderTopLeftRadius].join();
      if (photos.has(key)) photo.dataset['photo'] = 'off';
      photos.add(key);
    }
    for (const cell of document.querySelectorAll<HTMLElement>('[data-cell]:not(:first-child)')) {
      cell.dataset['photos'] = 'off';
    }
  }, hasEachArt);
}

/**
 * What a picture leaves out below an element with `data-photos="off"`, or `data-art="off"` for a brand's own pictures; the frame stays.
 * And what no two visits agree on: how much of a film the browser has loaded ahead, what was measured, and the edges of a ring around
 * a member or the heading that is read, which depend on the tile that it is rastered in, so it gets a layer of its own.
 */
export const LEFT_OUT = `
  [data-member], nav .node[data-state="now"] { will-change: transform }
  .loaded:has(~ input[type="range"]), [data-measured] { visibility: hidden }
  :is([data-photos="off"] :is(img, video), [data-photo="off"]) { object-position: -9999px 0 !important }
  :root[data-art="off"], [data-art="off"] [data-brand] {
    --sy-img-login: none !important; --sy-img-hero: none !important; --sy-img-empty: none !important; --sy-img-coupon: none !important;
  }`;

/** Shows or leaves out what other pictures have: photos are the same in every brand and language, art in every language. */
export async function showPictures(page: Page, { photos, art }: { photos: boolean; art: boolean }) {
  await page.evaluate(
    (shown) => {
      Object.assign(document.documentElement.dataset, shown);
    },
    { photos: photos ? 'on' : 'off', art: art ? 'on' : 'off' },
  );
}

/**
 * Waits for fonts, for pictures in elements and styles, and for two frames. Storybook has ended the animations of the story; those that a
 * brand or forced colours have begun since are ended here, or corners would be painted over colours on their way.
 */
export async function settle(page: Page) {
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

/** The page from the top, as far as a picture reaches. */
export async function clipOfPage(page: Page): Promise<Clip> {
  return page.evaluate((most) => {
    const { bottom } = document.getElementById('storybook-root')?.getBoundingClientRect() ?? { bottom: 0 };
    const width = document.scrollingElement?.scrollWidth ?? 0;
    return { x: 0, y: 0, width, height: Math.min(most, Math.ceil(bottom)) };
  }, MOST_PX);
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
