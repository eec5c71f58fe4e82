import { decideSheet } from '../modules/archives/decide.ts';
import { StartError } from '../platform/core/startError.ts';
import { type DecisionParts, mustFindSchool } from './decide.ts';

const USAGE =
  'Usage: node --conditions=source apps/server/src/commands/scoreSheet.ts list <school> · confirm <school> <sheet> <who> · sendBack <school> <sheet> <why>.';

/** Lists the score sheets that wait to be checked, or decides about one; resolves to the lines to print. */
export async function decideSheets(
  args: readonly string[],
  { tenancy, companies, now }: DecisionParts,
): Promise<string[]> {
  const [command = '', label = '', id = '', ...words] = args;
  const isDecision = command === 'confirm' || command === 'sendBack';
  if (!isDecision && (command !== 'list' || args.length !== 2)) throw new StartError(USAGE);
  const company = await mustFindSchool(companies, label);
  if (!isDecision) {
    const rows = await tenancy.withTenant(company.id, (tx) =>
      tx
        .selectFrom('score_sheet')
        .select(['id', 'student_id', 'title'])
        .where('state', '=', 'submitted')
        .orderBy('id')
        .execute(),
    );
    if (rows.length === 0) return ['No score sheet waits.'];
    return rows.map((row) => `${row.id} of student ${row.student_id}: ${row.title}`);
  }
  if (!/^\d{1,16}$/.test(id) || words.length === 0) throw new StartError(USAGE);
  const said = words.join(' ').slice(0, 200);
  const decision =
    command === 'confirm'
      ? ({ kind: 'confirm', by: said.slice(0, 40) } as const)
      : ({ kind: 'sendBack', reason: said } as const);
  await tenancy.withTenant(company.id, (tx) => decideSheet({ tx, companyId: company.id, now }, Number(id), decision));
  return [`Score sheet ${id} is ${command === 'confirm' ? 'confirmed' : 'sent back'}.`];
}
