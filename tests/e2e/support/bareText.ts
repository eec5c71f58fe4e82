import type { Page } from '@playwright/test';
import type { ArticleBlock } from '@shuyuan/rules';

/** A place in a text: the index of a block, and how many characters stand before it; 0 and 1 are the sides of a picture. */
export type Point = readonly [block: number, offset: number];

declare global {
  interface Window {
    /** The bare text and what is done to it and to the editor alike. */
    bare: {
      show: (blocks: readonly ArticleBlock[]) => void;
      select: (isBare: boolean, anchor: Point, focus: Point) => void;
      read: () => string;
    };
  }
}

/** The sign of a picture in a text that is compared. */
const PICTURE = '▣';

/** The words of blocks, a line a block, as those of the bare text are read. */
export function wordsOf(blocks: readonly ArticleBlock[]): string {
  return blocks.map((block) => (block.kind === 'picture' ? PICTURE : block.text)).join('\n');
}

/** Puts an element beside the editor in which the browser alone edits the same blocks, and a field to go to. */
export async function addBareText(page: Page) {
  await page.evaluate((sign) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.id = 'elsewhere';
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'bare';
    root.contentEditable = 'true';
    root.style.cssText = 'white-space: pre-wrap; min-height: 2em; outline: none';
    const TAGS: Record<string, string> = { heading2: 'h2', heading3: 'h3', heading4: 'h4', quote: 'blockquote' };
    const elements = (isBare: boolean) =>
      isBare
        ? [...root.querySelectorAll<HTMLElement>('[data-line]')]
        : [...document.querySelectorAll<HTMLElement>('[role="textbox"][aria-label="正文"] [data-block]')];

    /** Node and offset of a point. */
    const find = (element: HTMLElement | undefined, offset: number): [Node, number] => {
      if (!element) throw new Error('There is no such block.');
      if (element.nodeName === 'FIGURE') {
        const parent = element.parentNode;
        if (!parent) throw new Error('The picture stands nowhere.');
        return [parent, [...parent.childNodes].indexOf(element) + offset];
      }
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let left = offset;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { length } = text.nodeValue ?? '';
        if (left <= length) return [text, left];
        left -= length;
      }
      return [element.querySelector('[data-text]') ?? element, 0];
    };

    const block = (given: ArticleBlock): HTMLElement => {
      if (given.kind === 'picture') {
        const figure = document.createElement('figure');
        figure.contentEditable = 'false';
        figure.append(Object.assign(document.createElement('img'), { alt: given.alt, width: 20, height: 20 }));
        return figure;
      }
      const isItem = given.kind === 'bullet' || given.kind === 'ordered';
      const element = document.createElement(isItem ? 'li' : (TAGS[given.kind] ?? 'div'));
      // A line end at the end is rendered twice, as in the editor.
      if (given.text === '') element.append(document.createElement('br'));
      else element.append(given.text.endsWith('\n') ? `${given.text}\n` : given.text);
      return element;
    };

    window.bare = {
      show: (blocks) => {
        root.replaceChildren();
        for (const given of blocks) {
          const element = block(given);
          element.dataset['line'] = '';
          const list = given.kind === 'bullet' ? 'UL' : given.kind === 'ordered' ? 'OL' : null;
          if (list === null) root.append(element);
          else {
            const last = root.lastElementChild;
            const open = last?.nodeName === list ? last : root.appendChild(document.createElement(list));
            open.append(element);
          }
        }
      },
      select: (isBare, [anchor, anchorOffset], [focus, focusOffset]) => {
        const all = elements(isBare);
        const [from, start] = find(all[anchor], anchorOffset);
        const [to, end] = find(all[focus], focusOffset);
        (isBare ? root : document.querySelector<HTMLElement>('[role="textbox"][aria-label="正文"]'))?.focus();
        document.getSelection()?.setBaseAndExtent(from, start, to, end);
      },
      read: () => {
        const lines: string[] = [];
        let line: string | null = null;
        const flush = () => {
          if (line !== null) lines.push(line.replace(/\n$/, ''));
          line = null;
        };
        const BLOCKS = new Set(['DIV', 'H2', 'H3', 'H4', 'BLOCKQUOTE', 'LI', 'UL', 'OL', 'P']);
        const walk = (node: Node) => {
          for (const child of node.childNodes) {
            if (child instanceof Text) line = (line ?? '') + child.data;
            else if (child.nodeName === 'FIGURE') {
              flush();
              lines.push(sign);
            } else if (child.nodeName === 'BR') line = line === null ? '' : `${line}\n`;
            else if (BLOCKS.has(child.nodeName)) {
              flush();
              walk(child);
              if (
                line === null &&
                child.nodeName !== 'UL' &&
                child.nodeName !== 'OL' &&
                !child.textContent &&
                !child.hasChildNodes()
              )
                line = '';
              flush();
            } else walk(child);
          }
        };
        walk(root);
        flush();
        return lines.join('\n');
      },
    };
  }, PICTURE);
}
