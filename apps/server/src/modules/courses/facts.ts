import type { Locale } from '@shuyuan/rules';
import type { CourseRow } from './queries.ts';
import type { ClassSlot } from './tables.ts';

interface Fact {
  title: string;
  line: string;
}

const WEEK_MS = 7 * 86_400_000;
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  cn: ['一', '二', '三', '四', '五', '六', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** The four short facts of a course's page, ready to show: how long, for whom, how long to watch, what comes with it. */
export function factsOf(row: CourseRow, locale: Locale): Fact[] {
  return [scopeOf(row, locale), ...audienceOf(row, locale), ...playbackOf(row, locale), ...practiceOf(row, locale)];
}

function scopeOf({ kind, lesson_count, minutes, slots, starts_at, ends_at }: CourseRow, locale: Locale): Fact {
  const isEn = locale === 'en';
  if (kind === 'recorded') {
    const hours = Math.max(1, Math.round(minutes / 60));
    return {
      title: isEn ? `${lesson_count} lessons, ${plural(hours, 'hour')}` : `${lesson_count}讲·${hours}小时`,
      line: isEn ? 'At your own pace' : '随时学，进度自动保存',
    };
  }
  const weeks = starts_at && ends_at ? Math.max(1, Math.ceil((ends_at.getTime() - starts_at.getTime()) / WEEK_MS)) : 0;
  const lessons = isEn ? plural(lesson_count, 'lesson') : `${lesson_count}讲`;
  const span = isEn ? `, ${plural(weeks, 'week')}` : `·${weeks}周`;
  return { title: weeks > 0 ? lessons + span : lessons, line: timesOf(slots, locale) };
}

/** `每周一、三、五19:30`, `Mon, Wed, Fri 19:30`. */
function timesOf(slots: readonly ClassSlot[], locale: Locale): string {
  const [first] = slots;
  if (!first) return locale === 'en' ? 'Times to be announced' : '时间另行通知';
  const days = slots.map(({ weekday }) => WEEKDAYS[locale][weekday - 1] ?? '');
  return locale === 'en' ? `${days.join(', ')} ${first.startTime}` : `每周${days.join('、')}${first.startTime}`;
}

function audienceOf({ grades, requirement }: CourseRow, locale: Locale): Fact[] {
  if (grades.length === 0) return [];
  return [{ title: gradesText(grades, locale), line: requirement ?? '' }];
}

/** Up to two grades by name, more as a span. */
function gradesText(grades: readonly string[], locale: Locale): string {
  const [first = ''] = grades;
  if (grades.length <= 2) return grades.join(locale === 'en' ? ', ' : '、');
  return locale === 'en' ? `${first} to ${grades.at(-1)}` : `${first}至${grades.at(-1)}`;
}

function playbackOf({ kind, playback_months: months }: CourseRow, locale: Locale): Fact[] {
  if (months === null) return [];
  const isEn = locale === 'en';
  const span = spanOf(months, locale);
  return kind === 'live'
    ? [
        {
          title: isEn ? `Replay for ${span}` : `回放${span}`,
          line: isEn ? 'Ready two hours after class' : '下课两小时内生成',
        },
      ]
    : [
        {
          title: isEn ? `Open for ${span}` : `有效期${span}`,
          line: isEn ? 'Watch as often as you like' : '期间不限观看次数',
        },
      ];
}

function spanOf(months: number, locale: Locale): string {
  const years = months / 12;
  if (Number.isInteger(years)) return locale === 'en' ? plural(years, 'year') : years === 1 ? '一年' : `${years}年`;
  return locale === 'en' ? plural(months, 'month') : `${months}个月`;
}

function practiceOf({ practices }: CourseRow, locale: Locale): Fact[] {
  if (practices === 0) return [];
  return locale === 'en'
    ? [{ title: 'Notes and practice', line: `Printable notes, ${plural(practices, 'practice set')}` }]
    : [{ title: '讲义与练习', line: `讲义可打印，练习${practices}组` }];
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
