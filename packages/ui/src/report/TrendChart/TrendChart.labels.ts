import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of TrendChart. */
export interface TrendChartLabels {
  name: string;
  mine: string;
  average: string;
}

/** Labels of TrendChart by language. */
export const trendChartLabels: Record<Locale, TrendChartLabels> = defineLabels('TrendChart', {
  cn: { name: '练习', mine: '我', average: '班级平均' },
  en: { name: 'Practice', mine: 'Me', average: 'Class average' },
});
