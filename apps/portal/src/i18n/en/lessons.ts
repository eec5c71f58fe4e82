import type { lessons as cn } from '../cn/lessons.ts';

/** The lessons of one's class, in its outline and beside a player. */
export const lessons: typeof cn = {
  all: 'All lessons',
  chapter: '{{lessons}} lessons',
  chapterPart: '{{lessons}} lessons · {{done}} learnt',
  chapterDone: '{{lessons}} lessons · all learnt',
  between: ' · ',
  position: 'Go on at {{time}}',
  cancelled: 'This lesson was cancelled',
  toPractice: 'To the practice',
  goOn: 'Go on',
  doPractice: 'Practise',
  makeUp: 'Make up',
  practice: {
    open: 'Practice not begun',
    openDue: 'Practice not begun, due {{due}}',
    begun: '{{done}} of {{total}} answered',
    begunDue: '{{done}} of {{total}} answered, due {{due}}',
    submitted: 'Practice handed in',
    awaiting: 'Practice being marked',
    marked: 'Practice marked',
    score: 'Practice: {{score}} of {{total}} points',
    expired: 'Practice expired; it can be made up outside the rank',
  },
  making: 'The replay is being prepared',
  attendance: {
    none: 'Not held yet',
    present: 'Attended',
    late: 'Late',
    absent: 'Absent',
    replay: 'Watched the replay',
  },
};
