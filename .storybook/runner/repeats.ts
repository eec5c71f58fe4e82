import type { Page } from 'playwright-core';

/**
 * Leaves a state of a Matrix in all brands only if it has a colour, a typeface, a corner, a shadow, an effect or a brand's picture that no
 * state above it has; of the others, one brand says everything. In the other brands of a state that stays, text, shadows and drawings that were said
 * above are left out too, element by element; boxes stay where they are. Text is measured with the ground that it stands on. Photos are
 * left to the first brand, and so is a brand's art: it stands in the first state that has it, in every brand that has its own only if asked
 * for. All of it is decided from computed styles, so what begins to differ in one brand is drawn, and the picture changes.
 */
export async function leaveOutRepeats(page: Page, hasEachArt: boolean) {
  await page.evaluate((hasEach) => {
    const PARTS = [undefined, '::before', '::after'] as const;
    const ART = ['login', 'hero', 'empty', 'coupon'].map((name) => `--sy-img-${name}`);
    const isClear = (colour: string) => /[,/] 0\)$/.test(colour) || colour === 'transparent';
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const frameOf = (style: CSSStyleDeclaration) =>
      sides.map((side) => (style[`border${side}Style`] === 'none' ? '' : style[`border${side}Color`])).join();
    /** The colour of a hint in an empty field. */
    const hintOf = (element: Element, part: string | undefined) =>
      part === undefined && element.matches(':placeholder-shown')
        ? getComputedStyle(element, '::placeholder').color
        : '';

    interface Look {
      element: Element;
      text: string;
    }

    /** What a brand can change, of each element of a cell and its parts, in the order of the document. */
    function looksOf(cell: Element) {
      const looks: Look[] = [];
      const walk = (element: Element, ground: string) => {
        let own = ground;
        for (const part of PARTS) {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === 'none') continue;
          if (part === undefined && !isClear(style.backgroundColor)) own = style.backgroundColor;
          const { color, backgroundImage, boxShadow, maskImage, fill, stroke } = style;
          const texts = [
            `text ${color} on ${own} in ${style.fontFamily} ${hintOf(element, part)}`,
            `line ${style.textDecorationLine === 'none' ? '' : style.textDecorationColor}`,
            `ground ${style.backgroundColor}`,
            `picture ${backgroundImage} ${maskImage}`,
            `border ${frameOf(style)}`,
            `corner ${style.borderTopLeftRadius}`,
            `shadow ${boxShadow}`,
            `effect ${style.opacity} ${style.filter}`,
            `outline ${style.outlineStyle === 'none' ? '' : style.outlineColor}`,
            `drawing ${fill === color ? '' : fill} ${stroke === color ? '' : stroke}`,
          ];
          looks.push(...texts.map((text) => ({ element, text })));
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

    /** What stands in the element itself; a field shows its value. */
    const ownText = (element: Element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
      return [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    };

    /** Leaves out of the other brands what `isNew` does not hold; the boxes of a state have the same order in each. */
    function leaveOutSaid([first = [], ...others]: Look[][], newAt: ReadonlySet<number>) {
      const newKinds = new Map<Element, Set<string>>();
      for (const [at, { element, text }] of first.entries()) {
        const kinds = newKinds.get(element) ?? new Set<string>();
        if (newAt.has(at)) kinds.add(text.split(' ', 1)[0] ?? '');
        newKinds.set(element, kinds);
      }
      const isSaid = (element: Element) => newKinds.get(element)?.size === 0;
      const starts = new Map(first.map(({ element }, at) => [element, at]));
      for (const [element, at] of starts) {
        const twins = others.flatMap((look) => look[at]?.element ?? []);
        const kinds = newKinds.get(element) ?? new Set();
        const said = [
          ...(!kinds.has('text') && twins.every((twin) => ownText(twin) === ownText(element)) ? ['text'] : []),
          ...(kinds.has('shadow') ? [] : ['shadow']),
          ...(element instanceof SVGSVGElement && [element, ...element.querySelectorAll('*')].every(isSaid)
            ? ['drawing']
            : []),
        ];
        if (said.length === 0) continue;
        for (const twin of twins) twin.setAttribute('data-said', said.join(' '));
      }
    }

    const seen = new Set<string>();
    for (const group of document.querySelectorAll('[data-matrix] > [data-state]')) {
      const cells = [...group.querySelectorAll<HTMLElement>(':scope > [data-cell]')];
      for (const cell of cells) cell.style.display = '';
      const looks = cells.map((cell) => looksOf(cell.firstElementChild ?? cell));
      const [first = []] = looks;
      // Where the brands do not even have the same elements, all of them are shown, whole.
      const isUnlike = looks.some((look) => look.length !== first.length);
      const newAt = new Set<number>();
      let hasNewArt = isUnlike;
      for (let at = 0; at < first.length; at += 1) {
        const inBrands = looks.map((look) => look[at]?.text ?? '');
        if (inBrands.every((look) => look === inBrands[0])) continue;
        const key = inBrands.join();
        if (seen.has(key)) continue;
        seen.add(key);
        newAt.add(at);
        hasNewArt ||= key.startsWith('picture') && key.includes('url(');
      }
      if (!isUnlike) leaveOutSaid(looks, newAt);
      for (const [at, cell] of cells.entries()) {
        const isOwn = at === 0 || (hasEach && artOf(cell) !== artOf(cells[0] ?? cell));
        if (at > 0 && !isUnlike && newAt.size === 0) cell.style.display = 'none';
        if (!hasNewArt || !isOwn) cell.dataset['art'] = 'off';
      }
    }
    // A photo is shown once, unless a state makes it look another way; the others show the frame around it. A large one is pale and grey unless
    // the state has an effect on it: where it is, how it is cut and what lies on it show as well, in a fifth of the bytes.
    const LARGE_PX = 6_000;
    const photos = new Set<string>();
    const hasEffect = (photo: Element) => {
      for (let at: Element | null = photo; at && !at.matches('[data-cell]'); at = at.parentElement)
        if (/saturate|grayscale|brightness|sepia/.test(getComputedStyle(at).filter)) return true;
      return false;
    };
    for (const photo of document.querySelectorAll<HTMLElement>('[data-cell]:first-child :is(img, video)')) {
      delete photo.dataset['photo'];
      const { filter, opacity, objectFit, borderTopLeftRadius } = getComputedStyle(photo);
      const { clientWidth, clientHeight } = photo;
      const src = photo.getAttribute('src');
      const isChanged = hasEffect(photo);
      const key = [src, clientWidth, clientHeight, filter, isChanged, opacity, objectFit, borderTopLeftRadius].join();
      if (photos.has(key)) photo.dataset['photo'] = 'off';
      else if (clientWidth * clientHeight >= LARGE_PX && !isChanged) photo.dataset['photo'] = 'pale';
      photos.add(key);
    }
    for (const cell of document.querySelectorAll<HTMLElement>('[data-cell]:not(:first-child)')) {
      cell.dataset['photos'] = 'off';
    }
  }, hasEachArt);
}

/** Shows again what was left out of an element: axe reads all of it, and so does the next picture. */
export async function showRepeats(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-said]')) element.removeAttribute('data-said');
  });
}
