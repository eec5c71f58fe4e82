import { cancelClass } from '../modules/learning/cancelClass.ts';
import { publishPractices } from '../modules/practice/port.ts';
import { StartError } from '../platform/ops/startError.ts';
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
      const reason = why.join(' ').slice(0, REASON_MAX);
      await cancelClass({ tx, companyId, now, ports: { publishPractices } }, Number(id), reason);
      return [`Class ${id} is cancelled: its members are told, and a running server gives back what was paid for it.`];
    }
    const rows = await tx
      .selectFrom('class_run as r')
      .innerJoin('course as c', (join) =>
        join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.course_id'),
      )
      .select(['r.id', 'r.name', 'c.title'])
      .where('r.is_cancelled', '=', false)
      .where('r.ends_at', '>', now)
      .orderBy('r.id')
      .execute();
    return rows.length === 0 ? ['No class goes on.'] : rows.map((row) => `${row.id} ${row.title} · ${row.name}`);
  });
}
