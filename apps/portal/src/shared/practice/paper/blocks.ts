import type { NumberedQuestion } from '../toQuestion.ts';

/** What stands together on a paper: a question, or a material with the questions on it. */
export interface PaperBlock extends NumberedQuestion {
  parts: readonly NumberedQuestion[];
}

/** The questions of a paper as they stand together, in their order. */
export function blocksOf(numbered: readonly NumberedQuestion[]): PaperBlock[] {
  const tops = numbered.filter(({ question }) => question.parentId === undefined);
  return tops.map((top) => ({
    ...top,
    parts: numbered.filter(({ question }) => question.parentId === top.question.id),
  }));
}

/** Materials at the end of a paper have the width of the page, below the answer sheet; those before them stand beside it. */
export function splitBlocks(blocks: readonly PaperBlock[]): { beside: PaperBlock[]; below: PaperBlock[] } {
  const last = blocks.findLastIndex(({ question }) => question.type !== 'group') + 1;
  return { beside: last === 0 ? [...blocks] : blocks.slice(0, last), below: last === 0 ? [] : blocks.slice(last) };
}
