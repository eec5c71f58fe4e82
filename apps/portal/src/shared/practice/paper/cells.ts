import type { numberQuestions } from '../toQuestion.ts';
import { type AnswerEdit, isAnswered } from './answerEdit.ts';

interface CellsOptions {
  editOf: (questionId: number) => AnswerEdit;
  /** Questions whose answers wait for the network. */
  offlineIds: readonly number[];
}

/** Questions as cells of the answer sheet, with the section that each stands in; the material of a group has none. */
export function cellsOf(numbered: ReturnType<typeof numberQuestions>, { editOf, offlineIds }: CellsOptions) {
  const sections = new Map(numbered.map(({ question }) => [question.id, question.section]));
  return numbered.flatMap(({ question: { id, type, parentId, section, score }, number }) => {
    if (type === 'group') return [];
    const edit = editOf(id);
    const status = !isAnswered(edit) ? 'todo' : offlineIds.includes(id) ? 'unsent' : 'done';
    const name = section ?? (parentId === undefined ? undefined : sections.get(parentId));
    return [{ id: String(id), number, status, marked: edit.isFlagged, section: name, points: score } as const];
  });
}

/** Points of the questions of each section that has a name: those of one question where all are alike, else of all together. */
export function sectionPoints(cells: readonly { section: string | undefined; points: number }[]) {
  const points = new Map<string, number[]>();
  for (const cell of cells) {
    if (cell.section !== undefined) points.set(cell.section, [...(points.get(cell.section) ?? []), cell.points]);
  }
  return new Map(
    [...points].map(([section, all]): [string, { each: number } | { total: number }] => {
      const [first = 0] = all;
      const isAlike = all.every((one) => one === first);
      return [section, isAlike ? { each: first } : { total: all.reduce((sum, one) => sum + one, 0) }];
    }),
  );
}
