import { type contract, type InputOf, type OutputOf, RANKING_MIN } from '@shuyuan/contract';
import { say } from '../../domain/words.ts';
import type { Cache } from '../../platform/data/cache.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { beijingDay, beijingMonday } from '../../platform/ops/beijing.ts';
import { type Ranked, type RankType, type Span, selectNames, selectRanked } from './queries.ts';
import { HIDDEN_STUDENT } from './words.ts';

type Calls = (typeof contract)['rankings'];
type Ranking = OutputOf<Calls['list']>;
type Period = InputOf<Calls['list']>['period'];

/** Students in the list. */
const ROWS = 50;
/** How old a ranking may be: it reads what all students of a school did. */
const TTL_MS = 60_000;
const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

/** The places of a period, and those of the one before. */
interface Places {
  now: Ranked[];
  before: Map<number, number> | null;
  at: Date;
}

/** The ranking of a school: the first fifty, and the own place however far down it is; with fewer than ten students no list (product.md 4.19). */
export async function readRanking(ctx: Ctx, cache: Cache, input: InputOf<Calls['list']>): Promise<Ranking> {
  const { type, period } = input;
  const places = await cache.get(ctx.companyId, 'ranking', `${type} ${period}`, TTL_MS, () =>
    findPlaces(ctx, type, period),
  );
  const isOpen = places.now.length >= RANKING_MIN;
  const first = isOpen ? places.now.slice(0, ROWS) : [];
  const names = await selectNames(ctx.tx, [...first.map((row) => row.student_id), ctx.studentId ?? 0]);
  const byId = new Map(names.map((row) => [row.id, row]));
  const ties = Map.groupBy(places.now, (row) => row.rank);
  const isTied = ({ rank }: Ranked) => (ties.get(rank)?.length ?? 0) > 1;
  return {
    rows: first.map((row) => {
      const who = byId.get(row.student_id);
      const isMe = row.student_id === ctx.studentId;
      const isHidden = who?.is_hidden !== false;
      return {
        rank: row.rank,
        isTied: isTied(row),
        userId: isHidden ? undefined : row.student_id,
        name: isHidden ? say(HIDDEN_STUDENT, ctx.locale) : (who?.nickname ?? ''),
        portrait: isHidden ? undefined : (who?.portrait ?? undefined),
        value: row.value,
        trend: trendOf(places, row),
        isHidden,
        isMe,
      };
    }),
    total: places.now.length,
    isOpen,
    mine:
      ctx.studentId === null
        ? undefined
        : ownPlace(places, ctx.studentId, { isOpen, isTied, isHidden: byId.get(ctx.studentId)?.is_hidden ?? false }),
    since: sinceOf(period, ctx.now)?.toISOString(),
    updatedAt: places.at.toISOString(),
  };
}

function trendOf({ before }: Places, { student_id, rank }: Ranked): number | undefined {
  const was = before?.get(student_id);
  return was === undefined ? undefined : was - rank;
}

function ownPlace(
  places: Places,
  studentId: number,
  { isOpen, isTied, isHidden }: { isOpen: boolean; isTied: (row: Ranked) => boolean; isHidden: boolean },
): Ranking['mine'] {
  const own = places.now.find((row) => row.student_id === studentId);
  // Without a value, the last place is the next one.
  const above = places.now.findLast((row) => row.value > (own?.value ?? 0));
  const hasPlace = isOpen && own !== undefined;
  return {
    rank: hasPlace ? own.rank : undefined,
    isTied: hasPlace && isTied(own),
    value: own?.value ?? 0,
    trend: hasPlace ? trendOf(places, own) : undefined,
    gap: isOpen && above ? above.value - (own?.value ?? 0) : undefined,
    gapRank: isOpen && above ? above.rank : undefined,
    isHidden,
  };
}

async function findPlaces({ tx, now }: Ctx, type: RankType, period: Period): Promise<Places> {
  const since = sinceOf(period, now);
  const tomorrow = beijingDay(new Date(now.getTime() + DAY_MS));
  const ranked = await selectRanked(tx, type, { from: since && beijingDay(since), before: tomorrow }, now);
  const earlier = since && sinceOf(period, new Date(since.getTime() - DAY_MS));
  if (!since || !earlier) return { now: ranked, before: null, at: now };
  const span: Span = { from: beijingDay(earlier), before: beijingDay(since) };
  const before = await selectRanked(tx, type, span, since);
  return { now: ranked, before: new Map(before.map((row) => [row.student_id, row.rank])), at: now };
}

/** The midnight in Beijing that the period of an instant begins with: that of its Monday, or of the first of its month. */
function sinceOf(period: Period, at: Date): Date | null {
  if (period === 'all') return null;
  if (period === 'week') return beijingMonday(at);
  const local = new Date(at.getTime() + BEIJING_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) - BEIJING_MS);
}

/** Shows the student without a name from now on, or by name again. */
export async function hideMe(
  { tx, companyId, studentId }: StudentCtx,
  { isHidden }: InputOf<Calls['hideMe']>,
): Promise<OutputOf<Calls['hideMe']>> {
  if (isHidden) {
    await tx
      .insertInto('ranking_hidden')
      .values({ company_id: companyId, student_id: studentId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('ranking_hidden').where('student_id', '=', studentId).execute();
  }
  return { isHidden };
}
