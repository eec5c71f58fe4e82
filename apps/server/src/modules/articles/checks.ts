import { ATTACHMENTS_MAX, ResultCode, refusalData } from '@shuyuan/contract';
import {
  type ArticleDocument,
  articleBodyProblem,
  articleFault,
  findEmoji,
  isArticleDocument,
  normaliseArticle,
  plainTextOf,
} from '@shuyuan/rules';
import * as z from 'zod/mini';
import { invalid, refused } from '../../platform/core/errors.ts';

/** Refuses a text with an emoji: code 6004 names the sign and where it stands (§5, X7). */
function refuseEmoji(field: string, sign: string, at: number): never {
  throw refused(ResultCode.emojiRefused, z.encode(refusalData[ResultCode.emojiRefused], { field, sign, at }));
}

/** The canonical form of a document that may be stored, and its text; 422 names what is wrong with any other (X1). */
export function checkContent(value: unknown): { content: ArticleDocument; body: string } {
  const fault = articleFault(value);
  if (fault?.sign !== undefined) refuseEmoji('content', fault.sign, Number(/\d+/.exec(fault.at)?.[0] ?? 0));
  if (fault || !isArticleDocument(value)) {
    throw invalid([{ field: `content${fault?.at ? `.${fault.at}` : ''}`, rule: fault?.rule ?? 'shape' }]);
  }
  const content = normaliseArticle(value);
  const body = plainTextOf(content).trim();
  const problem = articleBodyProblem(body);
  if (problem) throw invalid([{ field: 'content', rule: problem }]);
  return { content, body };
}

/** A title as it is stored. */
export function checkTitle(title: string): string {
  const sign = findEmoji(title);
  if (sign !== null) refuseEmoji('title', sign, 0);
  return title.trim();
}

/** The files beside a text, each once: 1008 for more than six (§5). */
export function checkFiles(ids: readonly number[]): number[] {
  const files = [...new Set(ids)];
  if (files.length > ATTACHMENTS_MAX) throw refused(ResultCode.tooManyFiles);
  return files;
}
