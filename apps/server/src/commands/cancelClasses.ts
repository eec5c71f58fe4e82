import { cancelClass } from '../modules/learning/cancelClass.ts';
import { publishPractices } from '../modules/practice/port.ts';
import { AppError } from '../platform/core/errors.ts';
import { StartError } from '../platform/core/startError.ts';
import { joinTenant } from '../platform/data/joinTenant.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { type DecisionParts, mustFindSchool } from './decide.ts';

const USAGE = 'Usage: npm run class -- list <school> · npm run class -- cancel <school> <class> <why>.';
const REASON_MAX = 100;

/** Lists the classes of a school that go on, or cancels one; resolves to the lines to print. */
export async function cancelClasses(
  args: readonly string[],
  { tenancy, companies, now }: DecisionParts,
): Promise<string[]> {
  const [command, label = '', id = '', ...why] = args;
  const isCancel = command === 'cancel' && /^\d{1,16}$/.test(id) && why.length > 0;
  if (!isCancel && (command !== 'list' || args.length !== 2)) throw new StartError(USAGE);
  const { id: companyId } = await mustFindSchool(companies, label);
  return tenancy.withTenant(companyId, async (tx) => {
    if (isCancel) {
      return cancel({ tx, companyId, now }, id, why.join(' ').slice(0, REASON_MAX));
    }
    const rows = await tx
      .selectFrom('class_run as r')
      .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
      .select(['r.id', 'r.name', 'c.title'])
      .where('r.is_cancelled', '=', false)
      .where('r.ends_at', '>', now)
      .orderBy('r.id')
      .execute();
    return rows.length === 0 ? ['No class goes on.'] : rows.map((row) => `${row.id} ${row.title} · ${row.name}`);
  });
}

interface Ctx {
  tx: Tx;
  companyId: number;
  now: Date;
}

async function cancel(ctx: Ctx, id: string, reason: string): Promise<string[]> {
  const classId = Number(id);
  const found = await ctx.tx
    .selectFrom('class_run')
    .select('is_cancelled')
    .where('id', '=', classId)
    .executeTakeFirst();
  if (!found) throw new StartError(`The school has no class ${id}: npm run class -- list <school> names them.`);
  if (found.is_cancelled) return [`Class ${id} was cancelled before; nothing was changed.`];
  await cancelClass({ ...ctx, ports: { publishPractices } }, classId, reason).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new StartError(`Class ${id} cannot be cancelled: a lesson of it is being held, or all its lessons are over.`);
  });
  const done = `Class ${id} is cancelled: its members are told, and a running server gives back what was paid for it.`;
  return [done, ...(await listUnpaid(ctx.tx, classId))];
}

/** How members came who did not pay for the class. */
const UNPAID = {
  redemption: 'by a redemption code',
  gift: 'by a gift or a reward',
  membership: 'by a membership',
  school: 'by the school',
  free: 'free of charge',
} as const;

/** Members whom no refund reaches (decision 0062): the school makes it up to them as it sees fit. */
async function listUnpaid(tx: Tx, classId: number): Promise<string[]> {
  const members = await tx
    .selectFrom('enrolment as e')
    .innerJoin('student as s', joinTenant('s.id', 'e.student_id'))
    .select(['e.student_id', 's.nickname', 'e.source'])
    .where('e.class_run_id', '=', classId)
    .where('e.status', 'in', ['active', 'frozen'])
    .orderBy('e.student_id')
    .execute();
  return members.flatMap(({ student_id, nickname, source }) =>
    source in UNPAID
      ? [
          `No money goes back to student ${student_id} (${nickname}), who came ${UNPAID[source as keyof typeof UNPAID]}.`,
        ]
      : [],
  );
}
