import { defineLabels } from '../../foundations/defineLabels.ts';
import { type PlainDate, partsOf, weekdayOf } from './calendar.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS_CN = ['一', '二', '三', '四', '五', '六', '日'];

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
    yearName: (year: number) => `${year}年`,
    monthName: (month: number) => `${month}月`,
    weekdays: WEEKDAYS_CN,
    weekdayName: (weekday: number) => `星期${WEEKDAYS_CN[weekday] ?? ''}`,
    day: (date: PlainDate) => {
      const { year, month, day } = partsOf(date);
      return `${year}年${month}月${day}日 星期${WEEKDAYS_CN[weekdayOf(date)] ?? ''}`;
    },
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
    yearName: (year: number) => String(year),
    monthName: (month: number) => MONTHS[month - 1] ?? '',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    weekdayName: (weekday: number) => WEEKDAYS[weekday] ?? '',
    day: (date: PlainDate) => {
      const { year, month, day } = partsOf(date);
      return `${WEEKDAYS[weekdayOf(date)] ?? ''}, ${day} ${MONTHS[month - 1] ?? ''} ${year}`;
    },
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
