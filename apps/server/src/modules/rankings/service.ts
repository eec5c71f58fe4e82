import { type contract, type InputOf, type OutputOf, RANKING_MIN } from '@shuyuan/contract';
import { say } from '../../domain/words.ts';
import { beijingDay, beijingMonday, beijingMonth } from '../../platform/core/beijing.ts';
import type { Cache } from '../../platform/data/cache.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { type Ranked, type RankType, type SpanAt, selectNames, selectRanked } from './queries.ts';
import { HIDDEN_STUDENT } from './words.ts';

type Calls = (typeof contract)['rankings'];
type Ranking = OutputOf<Calls['list']>;
type Period = InputOf<Calls['list']>['period'];

/** Students in the list. */
const ROWS = 50;
/** Of equal first results of the period before, those that are named. */
const WINNERS = 3;
/** How old a ranking may be: it reads what all students of a school did. */
const TTL_MS = 60_000;
const DAY_MS = 86_400_000;

/** The places of a period, of the one before, and who was first in the one before that; all time has neither. */
interface Places {
  now: Ranked[];
  before: Map<number, Ranked> | null;
  firstEarlier: ReadonlySet<number>;
  at: Date;
}

/** The ranking of a school: the first fifty, and the own place however far down it is; with fewer than ten students no list (product.md 4.19). */
export async function readRanking(ctx: StudentCtx, cache: Cache, input: InputOf<Calls['list']>): Promise<Ranking> {
  const { type, period } = input;
  const places = await cache.get(ctx.companyId, 'ranking', `${type} ${period}`, TTL_MS, () =>
    findPlaces(ctx, type, period),
  );
  const isOpen = places.now.length >= RANKING_MIN;
  const first = isOpen ? places.now.slice(0, ROWS) : [];
  const fellows = isOpen ? [] : places.now.map((row) => row.student_id).filter((id) => id !== ctx.studentId);
  const winners = winnersOf(places);
  const asked = [...first, ...winners].map((row) => row.student_id);
  const names = await selectNames(ctx.tx, [...asked, ...fellows, ctx.studentId]);
  const byId = new Map(names.map((row) => [row.id, row]));
  const isTied = (row: Ranked) => places.now.some((other) => other !== row && other.rank === row.rank);
  const personOf = (id: number) => {
    const who = byId.get(id);
    const isHidden = who?.is_hidden !== false;
    return {
      userId: isHidden ? undefined : id,
      name: isHidden ? say(HIDDEN_STUDENT, ctx.locale) : (who?.nickname ?? ''),
      portrait: isHidden ? undefined : (who?.portrait ?? undefined),
      isHidden,
    };
  };
  const since = sinceOf(period, ctx.now);
  return {
    rows: first.map((row) => ({
      ...personOf(row.student_id),
      rank: row.rank,
      isTied: isTied(row),
      value: row.value,
      trend: trendOf(places, row),
      isMe: row.student_id === ctx.studentId,
    })),
    total: places.now.length,
    isOpen,
    mine: ownPlace(places, ctx.studentId, { isOpen, isTied, isHidden: byId.get(ctx.studentId)?.is_hidden ?? false }),
    fellows: fellows
      .toSorted((one, other) => one - other) // by account: their order says nothing
      .flatMap((id) => {
        const { isHidden, ...who } = personOf(id);
        return isHidden ? [] : [who];
      }),
    winners: winners.map(({ student_id, value }) => ({
      ...personOf(student_id),
      value,
      isAgain: places.firstEarlier.has(student_id),
    })),
    since: since?.toISOString(),
    sinceBefore: since ? beginBefore(period, since)?.toISOString() : undefined,
    updatedAt: places.at.toISOString(),
  };
}

/** Who was first in the period before; with fewer students than make a list nobody is named. */
function winnersOf({ before }: Places): readonly Ranked[] {
  if (!before || before.size < RANKING_MIN) return [];
  return [...before.values()].filter(({ rank }) => rank === 1).slice(0, WINNERS);
}

function trendOf({ before }: Places, { student_id, rank }: Ranked): number | undefined {
  const was = before?.get(student_id)?.rank;
  return was === undefined ? undefined : was - rank;
}

/** The result of a student; one without a row has none yet, for all who have one have a row. */
const resultOf = (row: { value: number } | undefined) => (row === undefined ? 0 : row.value);

function ownPlace(
  places: Places,
  studentId: number,
  { isOpen, isTied, isHidden }: { isOpen: boolean; isTied: (row: Ranked) => boolean; isHidden: boolean },
): Ranking['mine'] {
  const own = places.now.find((row) => row.student_id === studentId);
  // Without a value, the last place is the next one.
  const value = resultOf(own);
  const above = places.now.findLast((row) => row.value > value);
  const hasPlace = isOpen && own !== undefined;
  return {
    rank: hasPlace ? own.rank : undefined,
    isTied: hasPlace && isTied(own),
    value,
    valueBefore: places.before ? resultOf(places.before.get(studentId)) : undefined,
    trend: hasPlace ? trendOf(places, own) : undefined,
    gap: isOpen && above ? above.value - value : undefined,
    gapRank: isOpen && above ? above.rank : undefined,
    isHidden,
  };
}

/** One statement for all periods. */
async function findPlaces({ tx, now }: Ctx, type: RankType, period: Period): Promise<Places> {
  const since = sinceOf(period, now);
  const tomorrow = beijingDay(new Date(now.getTime() + DAY_MS));
  const spans: SpanAt[] = [{ from: since && beijingDay(since), before: tomorrow, at: now }];
  let end = since;
  for (let back = 0; end && back < 2; back += 1) {
    const begin = beginBefore(period, end);
    if (begin) spans.push({ from: beijingDay(begin), before: beijingDay(end), at: end });
    end = begin;
  }
  const [ranked = [], before, earlier = []] = await selectRanked(tx, type, spans);
  return {
    now: ranked,
    before: before ? new Map(before.map((row) => [row.student_id, row])) : null,
    firstEarlier: new Set(earlier.filter(({ rank }) => rank === 1).map((row) => row.student_id)),
    at: now,
  };
}

/** When the period began that ended with this instant. */
function beginBefore(period: Period, end: Date): Date | null {
  return sinceOf(period, new Date(end.getTime() - DAY_MS));
}

/** The midnight in Beijing that the period of an instant begins with: that of its Monday, or of the first of its month. */
function sinceOf(period: Period, at: Date): Date | null {
  if (period === 'all') return null;
  if (period === 'week') return beijingMonday(at);
  return beijingMonth(at);
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
