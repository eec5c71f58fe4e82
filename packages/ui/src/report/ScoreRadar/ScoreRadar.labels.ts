import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ScoreRadar. */
export interface ScoreRadarLabels {
  name: string;
  mine: string;
  average: string;
}

/** Labels of ScoreRadar by language. */
export const scoreRadarLabels: Record<Locale, ScoreRadarLabels> = defineLabels('ScoreRadar', {
  cn: { name: '知识点', mine: '我', average: '班级平均' },
  en: { name: 'Topic', mine: 'Me', average: 'Class average' },
});
