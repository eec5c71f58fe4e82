import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing, refused } from '../../../platform/core/errors.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { newSeed } from '../again.ts';
import { settle } from '../handIn.ts';
import { findPaper, lockRecord, type RecordRow, rememberEnd } from '../rows.ts';
import { findGuest, mustHaveRoom, networkHash, type StartCtx, type Starter, starterOf } from './guests.ts';
import { openAssessment } from './paper.ts';
import { type AssessmentRow, findAssessment, findLink, isOwn, type LinkRow, type ReaderCtx } from './rows.ts';

type Calls = (typeof contract)['assessments'];
type Input = InputOf<Calls['start']>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Days in which the browser of a guest reads the record; an account that takes it over has it for good. */
const TOKEN_DAYS = 30;
/**
 * Opens a record and starts its clock; the reader's open one goes on, also from a link that has closed meanwhile. 4013, 4011, 4012
 * for a link that is withdrawn, has ended or has no try left for this person; -1 where a visitor has to log in.
 */
export async function startAssessment(ctx: StartCtx, input: Input): Promise<OutputOf<Calls['start']>> {
  const { tx, now } = ctx;
  const link = await findLink(tx, input.linkId, { forStart: true });
  const assessment = await findAssessment(tx, link.assessment_id);
  if (input.saleId !== undefined) await mustLead(tx, link, input.saleId);
  const guest = await findGuest(ctx, link, input);
  const open = guest === null ? null : await findOpen(ctx, link);
  if (open) return openAssessment(ctx, open.id);
  const starter = await starterOf(ctx, { link, assessment }, { ...input, ...guest });
  // One start of a person at a time: a second one finds the record of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assess ${link.id} ${starter.who}`}, 0))`.execute(tx);
  const meanwhile = ctx.studentId === null ? null : await findOpen(ctx, link);
  if (meanwhile) return openAssessment(ctx, meanwhile.id);
  const attempt = (await countTries(ctx, link, starter.who)) + 1;
  const closed = closedCodeOf(link, { now, used: attempt - 1 });
  if (closed !== null) throw refused(closed);
  if (starter.guest) await mustHaveRoom(ctx, link, starter.guest, input.proof);
  const { record, guestToken } = await insertRecord(ctx, { link, assessment, starter, attempt, input });
  const guestHash = guestToken ? hashOf(ctx, guestToken) : ctx.guestHash;
  return { ...(await openAssessment({ ...ctx, guestHash }, record.id)), guestToken };
}

/** The hash under which a guest's token is stored. */
export function hashOf({ secrets, companyId }: Pick<StartCtx, 'secrets' | 'companyId'>, token: string): string {
  return secrets.hash('guestRecord', companyId, token);
}

/** Why nobody, or nobody with so many tries, starts from a link; null where it can be used. */
export function closedCodeOf(link: LinkRow, { now, used }: { now: Date; used: number }) {
  if (link.withdrawn_at !== null) return ResultCode.linkWithdrawn;
  if (link.ends_at <= now) return ResultCode.linkEnded;
  return used >= link.tries ? ResultCode.linkUsedUp : null;
}

/** Tries of a person at a link. Those of guests never count for an account, which may take them over: it has tries of its own. */
export async function countTries({ tx }: Pick<ReaderCtx, 'tx'>, { id }: LinkRow, who: string): Promise<number> {
  const { count } = await tx
    .selectFrom('assessment_record')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('link_id', '=', id)
    .where('who', '=', who)
    .executeTakeFirstOrThrow();
  return count;
}

/** Refuses an offer whose assessment is another one, as if it did not exist. */
async function mustLead(tx: Tx, { assessment_id }: LinkRow, saleId: number): Promise<void> {
  const found = await tx
    .selectFrom('offer as o')
    .innerJoin('assessment_link as k', joinTenant('k.id', 'o.assessment_link_id'))
    .select('o.id')
    .where('o.id', '=', saleId)
    .where('k.assessment_id', '=', assessment_id)
    .executeTakeFirst();
  if (!found) throw missing();
}

/** The reader's open record of the link, if its time is not over. */
async function findOpen(ctx: ReaderCtx, { id }: LinkRow): Promise<RecordRow | null> {
  const found = await ctx.tx
    .selectFrom('practice_record as p')
    .innerJoin('assessment_record as e', joinTenant('e.id', 'p.id'))
    .select('p.id')
    .where('e.link_id', '=', id)
    .where('p.state', '=', 'unfinished')
    .where(isOwn(ctx))
    .orderBy('p.id', 'desc')
    .executeTakeFirst();
  const locked = found && (await lockRecord(ctx.tx, found.id));
  if (!locked) return null;
  const record = await settle(ctx, locked);
  return record.state === 'unfinished' ? record : null;
}

interface NewRecord {
  link: LinkRow;
  assessment: AssessmentRow;
  starter: Starter;
  attempt: number;
  input: Input;
}

async function insertRecord(ctx: StartCtx, { link, assessment, starter, attempt, input }: NewRecord) {
  const { tx, companyId, now, studentId, secrets } = ctx;
  const paper = await findPaper(tx, assessment.paper_id);
  if (paper.status !== 'open') throw refused(ResultCode.linkWithdrawn);
  const limit = paper.limit_minutes ? new Date(now.getTime() + paper.limit_minutes * MINUTE_MS) : null;
  const record = await tx
    .insertInto('practice_record')
    .values({
      company_id: companyId,
      student_id: studentId,
      paper_id: paper.id,
      class_run_id: null,
      offer_id: null,
      lesson_id: null,
      assessment_id: assessment.id,
      attempt,
      published_at: now,
      started_at: now,
      due_at: link.ends_at,
      // The limit never reaches past the link's end: a timed attempt is handed in then.
      limit_ends_at: limit && limit > link.ends_at ? link.ends_at : limit,
      shuffle_seed: newSeed(paper),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { guest, who } = starter;
  const guestToken = guest ? secrets.newToken(companyId) : undefined;
  await tx
    .insertInto('assessment_record')
    .values({
      company_id: companyId,
      id: record.id,
      assessment_id: assessment.id,
      link_id: link.id,
      offer_id: input.saleId ?? null,
      who,
      attempt: await nextOf(tx, link, who),
      guest_name: guest?.name ?? null,
      guest_phone: guest?.phone ?? null,
      token_hash: guestToken ? hashOf(ctx, guestToken) : null,
      token_ends_at: guestToken ? new Date(now.getTime() + TOKEN_DAYS * 24 * HOUR_MS) : null,
      ip_hash: guest ? networkHash(ctx) : null,
      device_hash: guest?.deviceHash ?? null,
      created_at: now,
    })
    .execute();
  await rememberEnd(ctx, record);
  return { record, guestToken };
}

/** Number of the next attempt of a person at a link; the database refuses one above the link's tries. */
async function nextOf(tx: Tx, { id }: LinkRow, who: string): Promise<number> {
  const { last } = await tx
    .selectFrom('assessment_record')
    .select(sql<number>`coalesce(max(attempt), 0)::int`.as('last'))
    .where('link_id', '=', id)
    .where('who', '=', who)
    .executeTakeFirstOrThrow();
  return last + 1;
}
