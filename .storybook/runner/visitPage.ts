import type { Page } from 'playwright-core';
import { PAGE_BRAND, type Shot } from '../shots.ts';
import { expectAccessible } from './axe.ts';
import { pairOf, show } from './brands.ts';
import { expectPictures } from './picture.ts';
import type { Story } from './story.ts';

/** Words that stand in Chinese on English pages, too: the name of the language in the switch, the licence of a site. */
const CHINESE_EVERYWHERE = ['中文', '简体中文'];

/**
 * The page in English: it fits, and every word is English that no answer of the server brought. `shuyuanAnswers` are the answers that the page
 * on screen was given.
 */
async function expectEnglish(page: Page) {
  const flaws = await page.evaluate((everywhere) => {
    const answers: string = Reflect.get(window, 'shuyuanAnswers')();
    const root = document.scrollingElement ?? document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px are wider than the window`] : [];
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.currentNode as Node | null; node; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement?.checkVisibility() && !node.parentElement.closest('script, style'))
        texts.push(node.data);
      else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
      }
    }
    for (const text of texts) {
      const runs = text.match(/\p{Script=Han}+/gu) ?? [];
      if (runs.some((run) => !everywhere.includes(run) && !answers.includes(run)))
        found.push(`Chinese: ${text.trim()}`);
      if (/^[a-z]+[A-Za-z]*(\.[a-z]+[A-Za-z]*)+$/.test(text.trim()) && !answers.includes(text.trim()))
        found.push(`a key in place of its text: ${text.trim()}`);
    }
    return [...new Set(found)];
  }, CHINESE_EVERYWHERE);
  if (flaws.length > 0) throw new Error(`The page in English:\n${flaws.map((flaw) => `  ${flaw}`).join('\n')}`);
}

/**
 * A page of the portal: its pictures, axe in both languages, the page in English, and at last another brand, which the page of the next story
 * then begins with. Each of these renders the page anew, so it is asked for as seldom as possible.
 */
export async function visitPage(page: Page, id: string, { a11y, brand, brandIds }: Story, shots: readonly Shot[]) {
  const english = shots.filter(({ locale }) => locale === 'en');
  await show(page, { brand: PAGE_BRAND, locale: 'cn' });
  await expectPictures(
    page,
    shots.filter((shot) => !english.includes(shot)),
    false,
  );
  await expectAccessible(page, { isMatrix: false, a11y });
  await show(page, { locale: 'en' });
  await expectEnglish(page);
  await expectAccessible(page, { isMatrix: false, a11y });
  await expectPictures(page, english, false);
  const [, other = brand] = pairOf(PAGE_BRAND, id, brandIds);
  await show(page, { brand: other, locale: 'cn' });
}
