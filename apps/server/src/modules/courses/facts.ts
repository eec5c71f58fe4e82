import type { Locale } from '@shuyuan/rules';
import { say } from '../../domain/words.ts';
import type { CourseRow } from './queries.ts';
import {
  classTimes,
  FROM_THE_END,
  gradesText,
  liveLength,
  NO_LIMIT,
  NOTES,
  OWN_PACE,
  openFor,
  practiceSets,
  recordedLength,
  replayFor,
} from './words.ts';

interface Fact {
  title: string;
  line: string;
}

const WEEK_MS = 7 * 86_400_000;

/** The four short facts of a course's page, as display text: length, audience, replay period, extras. */
export function factsOf(row: CourseRow, locale: Locale): Fact[] {
  return [scopeOf(row, locale), ...audienceOf(row, locale), ...playbackOf(row, locale), ...practiceOf(row, locale)];
}

function scopeOf({ kind, lesson_count, minutes, slots, starts_at, ends_at }: CourseRow, locale: Locale): Fact {
  if (kind === 'recorded') {
    return { title: say(recordedLength(lesson_count, minutes), locale), line: say(OWN_PACE, locale) };
  }
  const weeks = starts_at && ends_at ? Math.max(1, Math.ceil((ends_at.getTime() - starts_at.getTime()) / WEEK_MS)) : 0;
  return { title: say(liveLength(lesson_count, weeks), locale), line: say(classTimes(slots), locale) };
}

function audienceOf({ grades, requirement }: CourseRow, locale: Locale): Fact[] {
  if (grades.length === 0) return [];
  return [{ title: say(gradesText(grades), locale), line: requirement ?? '' }];
}

function playbackOf({ kind, playback_months: months }: CourseRow, locale: Locale): Fact[] {
  if (months === null) return [];
  const [title, line] = kind === 'live' ? [replayFor(months), FROM_THE_END] : [openFor(months), NO_LIMIT];
  return [{ title: say(title, locale), line: say(line, locale) }];
}

function practiceOf({ practices }: CourseRow, locale: Locale): Fact[] {
  return practices === 0 ? [] : [{ title: say(NOTES, locale), line: say(practiceSets(practices), locale) }];
}
