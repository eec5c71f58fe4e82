import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of TrendChart. */
export interface TrendChartLabels {
  name: string;
  mine: string;
  average: string;
}

/** Labels of TrendChart by language. */
export const trendChartLabels: Record<Locale, TrendChartLabels> = {
  cn: { name: '练习', mine: '我', average: '班级平均' },
  en: { name: 'Practice', mine: 'Me', average: 'Class average' },
};
