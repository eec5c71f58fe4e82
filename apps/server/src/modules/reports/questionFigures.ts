import { selectGroupMarks } from '../../domain/classScores.ts';
import type { FigureKey, Figures } from './figureTypes.ts';

/** Knowledge points that a report lists. */
const KNOWLEDGE_LISTED = 24;

/** By who marks them: questions of marked attempts, how many of them have an answer, and the share of their points. */
export async function selectParts({ tx, ...key }: FigureKey): Promise<Figures['parts']> {
  const parts = await selectGroupMarks(tx, key, 'part');
  return (['machine', 'person'] as const).flatMap((by) =>
    parts
      .filter(({ name }) => name === by)
      .map(({ total, done, rate, classAverage }) => ({ by, total, done, rate, classAverage })),
  );
}

/** By knowledge point: the share of the points of its questions in marked attempts, the best known first. */
export async function selectKnowledge({ tx, ...key }: FigureKey) {
  const points = await selectGroupMarks(tx, key, 'knowledge');
  return points.slice(0, KNOWLEDGE_LISTED).map(({ name, nameEn, rate, classAverage }) => ({
    cn: name,
    en: nameEn ?? name,
    rate,
    classAverage,
  }));
}
