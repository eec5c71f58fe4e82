import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RateTable. */
export interface RateTableLabels {
  name: string;
  done: string;
  rate: string;
  /** Heading of the shares where the class is not shown. */
  rateAlone: string;
  mine: string;
  average: string;
}

/** Labels of RateTable by language. */
export const rateTableLabels: Record<Locale, RateTableLabels> = defineLabels('RateTable', {
  cn: {
    name: '内容',
    done: '交了',
    rate: '得分率（竖线是班级平均）',
    rateAlone: '得分率',
    mine: '我',
    average: '班级平均',
  },
  en: {
    name: 'What',
    done: 'Done',
    rate: 'Share of points (tick: the class)',
    rateAlone: 'Share of points',
    mine: 'Me',
    average: 'Class',
  },
});
