import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ScoreScale. */
export interface ScoreScaleLabels {
  /** On the mark of the average. */
  average: (score: number) => string;
  /** The whole scale in a sentence, for screen readers. */
  spoken: (levels: string, score: number | undefined, average: number | undefined) => string;
  level: (name: string, from: number, to: number) => string;
}

/** Labels of ScoreScale by language. */
export const scoreScaleLabels: Record<Locale, ScoreScaleLabels> = defineLabels('ScoreScale', {
  cn: {
    average: (score) => `平均${score}`,
    spoken: (levels, score, average) =>
      `${levels}${score === undefined ? '' : `；我的分数${score}`}${average === undefined ? '' : `；平均${average}`}`,
    level: (name, from, to) => `${name}${from}–${to}分`,
  },
  en: {
    average: (score) => `Average ${score}`,
    spoken: (levels, score, average) =>
      `${levels}${score === undefined ? '' : `; my score ${score}`}${average === undefined ? '' : `; average ${average}`}`,
    level: (name, from, to) => `${name} ${from}–${to}`,
  },
});
