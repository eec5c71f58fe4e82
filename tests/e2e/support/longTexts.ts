import type { Page } from '@playwright/test';
import { ask } from './http.ts';
import type { Server } from './server.ts';

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** A name of a person, a school or a class, as long as forms take it. */
const NAME = repeated('欧阳上官诸葛司徒令狐皇甫', 40);
const TITLE = repeated('圆锥曲线专题：从定义到压轴题的二十四种思路，', 60);
/** One word without a place to break it. */
const WORD = repeated('Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft', 80);
const PRICE_YUAN = '128999.99';
const AMOUNT = /^\d+(?:\.\d+)?$/;
const COUNT = 123_456;

const NAMES =
  /(?:nickName|userName|studentName|lecturerName|teacherName|companyName|scheduleName|roomName|authorName|plateName|subjectName|packageName|grouponName|inviterName|replyUserName|gradeName|levelName|chindleName|chindleShortName|guestName)$/i;
const TITLES =
  /(?:title|courseScheduleName|paperName|lessonName|goodsName|giftName|couponName|chapterName|courseName|discountName|evaluationName|groupBuyingName|questionBankName)$/i;
const PRICES = /price$|amount$/i;
const COUNTS = /(?:unread\w*|waitCount|readCount|likeCount|commentCount|fansCount|viewCount|praiseCount)$/i;

/** An answer of a school whose texts are as long and whose numbers as large as they can be; every third text is one long word. */
function stretched(answer: unknown): unknown {
  let count = 0;
  const longer = (text: string) => {
    count += 1;
    return count % 3 === 0 ? WORD : text;
  };
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]));
    if (typeof value === 'string' && value !== '') {
      if (TITLES.test(key)) return longer(TITLE);
      if (NAMES.test(key)) return longer(NAME);
    }
    if (PRICES.test(key) && typeof value === 'string' && AMOUNT.test(value) && Number(value) > 0) return PRICE_YUAN;
    if (typeof value === 'number' && value > 0) {
      if (PRICES.test(key)) return Number(PRICE_YUAN);
      if (COUNTS.test(key)) return COUNT;
    }
    return value;
  };
  return change(answer, '');
}

/** Makes every answer to a page one of a school with the longest texts. */
export async function useLongTexts(page: Page, { port }: Pick<Server, 'port'>) {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { hostname, pathname, search } = new URL(request.url());
    const { cookie, ...headers } = request.headers();
    const asked = { port, host: hostname, method: request.method(), path: pathname + search };
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    const language = headers['accept-language'];
    const sent = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
    const { status, text, headers: got } = await ask({ ...asked, body, headers: sent });
    const contentType = got['content-type'] ?? '';
    const shown = contentType.includes('json') ? JSON.stringify(stretched(JSON.parse(text))) : text;
    await route.fulfill({ status, contentType, body: shown });
  });
}

/** Words that stand outside of what they are written in, as far as the next box that scrolls or clips; and words in a column too narrow to read. */
export function spilled(page: Page, { except }: { except: string }): Promise<string[]> {
  return page.evaluate(findSpilled, except);
}

/** Runs in the page. */
function findSpilled(except: string): string[] {
  const found = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  /** Whether an element lays its words out itself and lets them stand outside of it. */
  const holds = ({ display, overflowX }: CSSStyleDeclaration) =>
    !/^inline$|contents/.test(display) && overflowX === 'visible';
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text || !isSeen || element.closest(`[aria-hidden="true"], .katex, svg, ${except}`)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    const { fontSize, writingMode } = getComputedStyle(element);
    const em = parseFloat(fontSize);
    if (words.width < 3 * em && words.height > 9 * em && writingMode === 'horizontal-tb')
      found.add(`${nameOf(element)} has a column of ${Math.round(words.width)} px`);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        const isEnded = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const cuts = /hidden|clip/.test(style.overflowX) && !isEnded && box.width > 2;
        if (cuts && words.right > box.right + 1) found.add(`${nameOf(element)} is cut off by ${nameOf(at)}`);
        break;
      }
      if (holds(style) && box.width > 2 && words.right > box.right + 1) {
        found.add(`${nameOf(element)} reaches ${Math.round(words.right - box.right)} px out of ${nameOf(at)}`);
        break;
      }
      if (style.position === 'absolute' || style.position === 'fixed') break;
    }
  }
  return [...found];
}
