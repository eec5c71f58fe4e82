import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AttendanceCells. */
export interface AttendanceCellsLabels {
  caption: string;
  lesson: string;
  attendance: string;
  present: string;
  late: string;
  absent: string;
  replay: string;
  none: string;
  count: (word: string, count: number) => string;
}

/** Labels of AttendanceCells by language. */
export const attendanceCellsLabels: Record<Locale, AttendanceCellsLabels> = defineLabels('AttendanceCells', {
  cn: {
    caption: '每一讲的出勤',
    lesson: '讲次',
    attendance: '出勤',
    present: '到课',
    late: '迟到',
    absent: '缺席',
    replay: '缺席，看了回放',
    none: '没有计入',
    count: (word, count) => `${word}${count}`,
  },
  en: {
    caption: 'Attendance by lesson',
    lesson: 'Lesson',
    attendance: 'Attended',
    present: 'Present',
    late: 'Late',
    absent: 'Absent',
    replay: 'Absent, watched the recording',
    none: 'Not counted',
    count: (word, count) => `${word}: ${count}`,
  },
});
