import { defineLabels } from '../../foundations/defineLabels.ts';
import type { PlainDate } from './days.ts';

/** Built-in labels of DatePicker and DateRangePicker. */
export const labels = defineLabels('DatePicker', {
  cn: {
    placeholder: '年-月-日',
    open: '打开日历',
    dialog: '选择日期',
    rangeDialog: '选择起止日期',
    previous: '上个月',
    next: '下个月',
    year: '年份',
    month: '月份',
    today: '今天',
    clear: '清除',
    from: '开始日期',
    to: '结束日期',
    unreadable: '没有这一天，请按年-月-日填写',
    early: (min: PlainDate) => `不能早于${min}`,
    late: (max: PlainDate) => `不能晚于${max}`,
    closed: '这一天不能选',
  },
  en: {
    placeholder: 'YYYY-MM-DD',
    open: 'Open the calendar',
    dialog: 'Choose a date',
    rangeDialog: 'Choose the first and the last day',
    previous: 'Previous month',
    next: 'Next month',
    year: 'Year',
    month: 'Month',
    today: 'Today',
    clear: 'Clear',
    from: 'From',
    to: 'To',
    unreadable: 'There is no such day; write year-month-day',
    early: (min: PlainDate) => `Not before ${min}`,
    late: (max: PlainDate) => `Not after ${max}`,
    closed: 'This day cannot be chosen',
  },
});

/** Labels of the date pickers. */
export type DateWords = (typeof labels)['cn'];
