/** What a task takes (product.md 4.5). */
export const TASK_KINDS = ['text', 'image', 'audio', 'video'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Kinds and limits of a task; without one of the limits there is none beside those of uploads (§5). */
export interface TaskLimits {
  kinds: readonly TaskKind[];
  minWords?: number | undefined;
  maxWords?: number | undefined;
  /** Most files of all kinds. */
  maxFiles?: number | undefined;
  /** Length of a recording or video. */
  minSeconds?: number | undefined;
  maxSeconds?: number | undefined;
}

/** An answer as the limits see it; a file says how long it is where that is known. */
export interface TaskAnswer {
  text: string;
  files: readonly { type: Exclude<TaskKind, 'text'>; durationS?: number | undefined }[];
}

/** A character of Chinese, Japanese or Korean, or a run of letters and digits. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text in any language: each Chinese character is one, as word processors count. */
export function countWords(text: string): number {
  const apart = text.replaceAll(HAN, ' $& ');
  return apart.match(WORD)?.length ?? 0;
}

/** Why an answer cannot be stored for a task; null where it can. */
export function taskFault(
  limits: TaskLimits,
  { text, files }: TaskAnswer,
): 'kind' | 'words' | 'files' | 'length' | null {
  const { kinds, maxWords, maxFiles, maxSeconds } = limits;
  const isForeign = (text !== '' && !kinds.includes('text')) || files.some(({ type }) => !kinds.includes(type));
  if (isForeign) return 'kind';
  if (maxWords !== undefined && countWords(text) > maxWords) return 'words';
  if (maxFiles !== undefined && files.length > maxFiles) return 'files';
  if (maxSeconds !== undefined && files.some(({ durationS = 0 }) => durationS > maxSeconds)) return 'length';
  return null;
}

/** What is still undone of a task: all of it, words below the minimum, a kind without a file, or a recording that is too short. */
export type TaskLack =
  | { kind: 'empty' }
  | { kind: 'words'; count: number }
  | { kind: 'image' | 'audio' | 'video' }
  | { kind: 'length'; seconds: number };

/** What a person would miss in an answer; null where it is whole. It may be handed in all the same. */
export function taskLack(limits: TaskLimits, { text, files }: TaskAnswer): TaskLack | null {
  const { kinds, minWords = 1, minSeconds = 0 } = limits;
  const words = countWords(text);
  if (words === 0 && text.trim() === '' && files.length === 0) return { kind: 'empty' };
  if (kinds.includes('text') && words < minWords && text.trim() !== '')
    return { kind: 'words', count: minWords - words };
  if (kinds.includes('text') && text.trim() === '') return { kind: 'words', count: minWords };
  for (const kind of kinds) {
    if (kind !== 'text' && !files.some(({ type }) => type === kind)) return { kind };
  }
  const isShort = files.some(
    ({ type, durationS }) => type !== 'image' && durationS !== undefined && durationS < minSeconds,
  );
  return isShort ? { kind: 'length', seconds: minSeconds } : null;
}
