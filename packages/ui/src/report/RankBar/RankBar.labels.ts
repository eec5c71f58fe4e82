import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RankBar. */
export interface RankBarLabels {
  average: (percent: number) => string;
  low: string;
}

/** Labels of RankBar by language. */
export const rankBarLabels: Record<Locale, RankBarLabels> = defineLabels('RankBar', {
  cn: { average: (percent) => `，班级平均${percent}%`, low: '，还要加强' },
  en: { average: (percent) => `, class average ${percent}%`, low: ', needs work' },
});
