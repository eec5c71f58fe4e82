import type { Ranking, RankRow } from '@shuyuan/contract';
import type { RankFigure, RankingItem, RankTicketProps } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { formatWhole } from '../words/formatWhole.ts';
import type { RankingChoice, RankType } from './rankingAddress.ts';

type T = TFunction<'ranking'>;

/** Who looks at a ranking. */
export interface Viewer {
  name: string;
  portrait?: string | undefined;
}

/** Key of the student's own row. */
const ME = 'me';
const MINUTE_S = 60;
const HOUR_MIN = 60;
/** Where one's own page is on which the result grows. */
const GO: Record<RankType, string | null> = {
  learning: '/learn',
  practice: '/learn/practice',
  articles: '/headline/add',
  invitations: null,
};

/** A result in words: hours and minutes, points, likes, students. */
export function formatValue(value: number, type: RankType, t: T): string {
  if (type !== 'learning') return t(`value.${type}`, { count: value, shown: formatWhole(value) });
  return formatMinutes(Math.floor(value / MINUTE_S), t);
}

function formatMinutes(total: number, t: T): string {
  const hours = Math.floor(total / HOUR_MIN);
  const minutes = total % HOUR_MIN;
  return hours > 0
    ? t('value.hours', { hours, minutes: String(minutes).padStart(2, '0') })
    : t('value.minutes', { minutes });
}

/** Rows of the kit's list; a bar compares with the first result. */
export function toItems({ rows }: Ranking, type: RankType, viewer: Viewer | null, t: T): readonly RankingItem[] {
  return rows.map((row, at) => ({
    ...nameOf(row, at, viewer),
    rank: row.rank,
    tied: row.isTied,
    score: formatValue(row.value, type, t),
    trend: row.trend,
    share: shareOf(row.value, rows),
  }));
}

/** Length of a bar beside that of the first result, 0–1; none where nobody has one. */
function shareOf(value: number, [first]: readonly RankRow[]): number {
  return first !== undefined && first.value > 0 ? value / first.value : 0;
}

/** A hidden student is seen by name in their own eyes alone. */
function nameOf(row: RankRow, at: number, viewer: Viewer | null) {
  if (row.isMe && viewer) return { id: ME, name: viewer.name, avatar: viewer.portrait };
  return {
    id: String(row.userId ?? `hidden-${at}`),
    name: row.name,
    ...(row.isHidden ? { hidden: true } : { avatar: row.portrait }),
  };
}

/** The student's own row; undefined for a visitor. */
export function toMe({ rows, mine }: Ranking, type: RankType, viewer: Viewer | null, t: T): RankingItem | undefined {
  if (!mine || !viewer) return undefined;
  return {
    id: ME,
    name: viewer.name,
    avatar: viewer.portrait,
    rank: mine.rank ?? null,
    tied: mine.isTied,
    score: mine.value > 0 ? formatValue(mine.value, type, t) : t(`start.${type}`),
    trend: mine.trend,
    share: shareOf(mine.value, rows),
  };
}

/** The ticket with the student's own place; undefined for a visitor. */
export function toTicket(
  { mine, isOpen, total }: Ranking,
  { type, period }: RankingChoice,
  t: T,
): RankTicketProps | undefined {
  if (!mine) return undefined;
  const { rank, value, valueBefore, gap, gapRank, trend, isTied } = mine;
  const href = GO[type];
  const place: RankFigure =
    rank === undefined
      ? { words: t(isOpen ? 'noPlace' : 'notOpen') }
      : { before: t('rankBefore'), number: formatWhole(rank), after: t('rankAfter') };
  return {
    label: t(`ticket.${type}`, { period: t(`period.${period}`) }),
    place,
    note: isOpen
      ? noteOf({ rank, trend, isTied }, period, t)
      : total === undefined
        ? undefined
        : t('already', { count: total }),
    facts: [
      { label: t(`done.${type}`), value: formatValue(value, type, t) },
      ...(period === 'all' || valueBefore === undefined || (value === 0 && valueBefore === 0)
        ? []
        : [{ label: t(`compared.${period}`), value: differenceOf(value - valueBefore, type, t) }]),
    ],
    hint: hintOf({ isOpen, value, gap, gapRank }, type, t),
    ...(isOpen && gap !== undefined && value > 0 && { progress: value / (value + gap) }),
    ...(href !== null && { action: { label: t(`go.${type}`), href } }),
  };
}

/** How much more or less than in the period before, whole minutes for a time. */
function differenceOf(difference: number, type: RankType, t: T): string {
  const shown = type === 'learning' ? Math.trunc(difference / MINUTE_S) : difference;
  if (shown === 0) return t('difference.none');
  const much = type === 'learning' ? formatMinutes(Math.abs(shown), t) : formatValue(Math.abs(shown), type, t);
  return t(shown > 0 ? 'difference.more' : 'difference.less', { much });
}

function noteOf(
  { rank, trend, isTied }: { rank?: number | undefined; trend?: number | undefined; isTied: boolean },
  period: RankingChoice['period'],
  t: T,
): string | undefined {
  if (rank === undefined) return undefined;
  const shared = isTied ? t('tied') : undefined;
  if (period === 'all' || trend === undefined) return shared;
  const before = t(`before.${period}`);
  if (trend === 0) return shared ?? t('moved.same', { before });
  return t(trend > 0 ? 'moved.up' : 'moved.down', { count: Math.abs(trend), before });
}

interface Gap {
  isOpen: boolean;
  value: number;
  gap?: number | undefined;
  gapRank?: number | undefined;
}

function hintOf({ isOpen, value, gap, gapRank }: Gap, type: RankType, t: T): string {
  if (!isOpen) return t('hintNotOpen');
  if (value <= 0) return t(`start.${type}`);
  if (gap === undefined || gapRank === undefined) return t('hintFirst');
  const more =
    type === 'learning' ? formatMinutes(Math.max(1, Math.ceil(gap / MINUTE_S)), t) : formatValue(gap, type, t);
  return t(`gap.${type}`, { more, rank: formatWhole(gapRank) });
}
