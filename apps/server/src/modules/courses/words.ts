import { playingTime } from '@shuyuan/rules';
import { inBeijing } from '../../domain/beijingWords.ts';
import type { ClassSlot } from '../../domain/courseCards/classSlot.ts';
import type { LocalizedText } from '../../domain/words.ts';

/** A text whose both languages are always there. */
interface Words extends LocalizedText {
  en: string;
}

const WEEKDAYS = [
  ['一', 'Mon'],
  ['二', 'Tue'],
  ['三', 'Wed'],
  ['四', 'Thu'],
  ['五', 'Fri'],
  ['六', 'Sat'],
  ['日', 'Sun'],
] as const;

export const NOT_ENROLLED: Words = { cn: '报名后可学', en: 'Enrol to study' };
export const OWN_PACE: Words = { cn: '随时学，进度自动保存', en: 'At your own pace' };
export const FROM_THE_END: Words = { cn: '从结课那天算起', en: 'From the end of the class' };
export const NO_LIMIT: Words = { cn: '期间不限观看次数', en: 'Watch as often as you like' };
export const NOTES: Words = { cn: '讲义与练习', en: 'Notes and practice' };
const TIMES_OPEN: Words = { cn: '上课时间还没定', en: 'No times set yet' };

/** How much a recorded course is. */
export function recordedLength(lessons: number, minutes: number): Words {
  const { unit, count } = playingTime(minutes);
  const [cn, en] = unit === 'hours' ? ['小时', 'hour'] : ['分钟', 'minute'];
  return { cn: `${lessons}讲·${count}${cn}`, en: `${plural(lessons, 'lesson')}, ${plural(count, en)}` };
}

/** Length of a live course; 0 weeks where its dates are open. */
export function liveLength(lessons: number, weeks: number): Words {
  const [cn, en] = weeks > 0 ? [`·${weeks}周`, `, ${plural(weeks, 'week')}`] : ['', ''];
  return { cn: `${lessons}讲${cn}`, en: plural(lessons, 'lesson') + en };
}

/** `每周一、三、五19:30（北京时间）`, `Mon, Wed, Fri 19:30 (Beijing time)`. */
export function classTimes(slots: readonly ClassSlot[]): Words {
  const [first] = slots;
  if (!first) return TIMES_OPEN;
  const days = slots.map(({ weekday }) => WEEKDAYS[weekday - 1] ?? ['', '']);
  const [cn, en] = [days.map(([day]) => day).join('、'), days.map(([, day]) => day).join(', ')];
  return inBeijing({ cn: `每周${cn}${first.startTime}`, en: `${en} ${first.startTime}` });
}

/** Up to two grades by name, more as a span; the names are in the reader's language already. */
export function gradesText(grades: readonly string[]): Words {
  const [first = ''] = grades;
  if (grades.length <= 2) return { cn: grades.join('、'), en: grades.join(', ') };
  return { cn: `${first}至${grades.at(-1)}`, en: `${first} to ${grades.at(-1)}` };
}

/** How long the replay of a live course can be watched. */
export function replayFor(months: number): Words {
  const { cn, en } = spanOf(months);
  return { cn: `回放${cn}`, en: `Replay for ${en}` };
}

/** How long a recorded course can be watched. */
export function openFor(months: number): Words {
  const { cn, en } = spanOf(months);
  return { cn: `有效期${cn}`, en: `Open for ${en}` };
}

/** Extras of a course. */
export function practiceSets(count: number): Words {
  return { cn: `讲义可打印，练习${count}组`, en: `Printable notes, ${plural(count, 'practice set')}` };
}

function spanOf(months: number): Words {
  const years = months / 12;
  if (!Number.isInteger(years)) return { cn: `${months}个月`, en: plural(months, 'month') };
  return { cn: years === 1 ? '一年' : `${years}年`, en: plural(years, 'year') };
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
