import { ARTICLE_BLOCKS_MAX, type ArticleBlock, type ArticleTextKind } from '@shuyuan/rules';
import type { Pasted } from './pasteHtml.ts';

/** What a clipboard or a drag holds, in the kinds that an article can take something of. */
export interface Flavours {
  html: string;
  text: string;
  files: readonly File[];
}

/** Reads them at once: they are gone after the event. An address alone is its text. */
export function flavoursOf(data: DataTransfer): Flavours {
  return {
    html: data.getData('text/html'),
    text:
      data.getData('text/plain') || addressesOf(data.getData('text/uri-list')) || textOfRtf(data.getData('text/rtf')),
    files: [...data.files],
  };
}

/** Which of them goes in: markup with words before files, files before markup with pictures alone, and text where those hold nothing. */
export function bestFlavour({ text, files }: Flavours, pasted: Pasted | null): 'html' | 'files' | 'text' | null {
  if (pasted?.blocks.some((block) => block.kind !== 'picture')) return 'html';
  if (files.length > 0) return 'files';
  if (pasted && pasted.blocks.length + pasted.files.length > 0) return 'html';
  return text.trim() === '' ? null : 'text';
}

/** Lines of a text as blocks of a kind, and whether there were more than a text may have. */
export function linesOf(text: string, kind: ArticleTextKind): { blocks: ArticleBlock[]; isCut: boolean } {
  const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').split('\n');
  const blocks = lines
    .slice(0, ARTICLE_BLOCKS_MAX)
    .map((line): ArticleBlock => ({ kind, text: line.replaceAll('\t', ' '), marks: [] }));
  return { blocks, isCut: lines.length > ARTICLE_BLOCKS_MAX };
}

/** The addresses of a list; lines that begin with # are remarks (RFC 2483). */
function addressesOf(list: string): string {
  return list
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');
}

/** Groups of a document in RTF that hold no words of it. */
const RTF_GROUPS = /\{\\(?:\*|fonttbl|colortbl|stylesheet|info|pict)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** The words of a text in RTF, for a program that puts nothing else into the clipboard. */
function textOfRtf(rtf: string): string {
  if (!rtf.startsWith('{\\rtf')) return '';
  return rtf
    .slice(0, 1_000_000)
    .replace(RTF_GROUPS, '')
    .replace(/\\u(-?\d+) ?\??/g, (_all, code: string) => String.fromCharCode((Number(code) + 65_536) % 65_536))
    .replace(/\\(?:par|line)\b ?/g, '\n')
    .replace(/\\'[0-9a-f]{2}/gi, '')
    .replace(/\\[a-z]+-?\d* ?/gi, '')
    .replace(/\\([{}\\])/g, '$1')
    .replace(/[{}]/g, '')
    .trim();
}
