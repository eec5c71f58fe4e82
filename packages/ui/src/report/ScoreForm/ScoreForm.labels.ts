import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { ScoreProblem } from './scoreCells.ts';

/** Labels of ScoreForm. */
export interface ScoreFormLabels {
  caption: string;
  subject: string;
  score: string;
  classRank: string;
  gradeRank: string;
  remark: string;
  optional: string;
  total: string;
  /** Accessible name of a cell. */
  cell: (column: string, subject: string) => string;
  problem: (problem: ScoreProblem, fullScore: number) => string;
  /** Beside the total. */
  held: (count: number, all: number) => string;
}

/** Labels of ScoreForm by language. */
export const scoreFormLabels: Record<Locale, ScoreFormLabels> = defineLabels('ScoreForm', {
  cn: {
    caption: '各科成绩',
    subject: '科目',
    score: '得分',
    classRank: '班级名次',
    gradeRank: '年级名次',
    remark: '备注',
    optional: '选填',
    total: '总分',
    cell: (column, subject) => `${subject}${column}`,
    problem: (problem, fullScore) =>
      ({ empty: '还没填', notANumber: '填数字，可以有半分', aboveFull: `满分${fullScore}，再看一眼` })[problem],
    held: (count, all) => (count === all ? `${all}科合计` : `${count}科合计，共${all}科`),
  },
  en: {
    caption: 'Scores by subject',
    subject: 'Subject',
    score: 'Score',
    classRank: 'Class rank',
    gradeRank: 'Grade rank',
    remark: 'Remark',
    optional: 'Optional',
    total: 'Total',
    cell: (column, subject) => `${subject}: ${column}`,
    problem: (problem, fullScore) =>
      ({ empty: 'Still empty', notANumber: 'A number, in halves', aboveFull: `At most ${fullScore}` })[problem],
    held: (count, all) => (count === all ? `of ${all} subjects` : `of ${count} subjects out of ${all}`),
  },
});
