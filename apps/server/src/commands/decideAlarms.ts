import { fenToYuan } from '@shuyuan/rules';
import { dismissAlarm, returnAlarm } from '../modules/orders/alarmReturns.ts';
import { type AlarmRow, selectAlarms } from '../modules/orders/alarms.ts';
import { StartError } from '../platform/core/startError.ts';
import { type DecisionParts, mustFindSchool } from './decide.ts';

const USAGE =
  'Usage: npm run payments -- list · npm run payments -- return <school> <alarm> · npm run payments -- dismiss <school> <alarm> <why>.';

/** Lists payments that were not applied, or decides about one; resolves to the lines to print. */
export async function decideAlarms(args: readonly string[], parts: DecisionParts): Promise<string[]> {
  const [command, label = '', id = '', ...why] = args;
  if (command === 'list' && args.length === 1) return listAlarms(parts);
  const isDecision = (command === 'return' && why.length === 0) || (command === 'dismiss' && why.length > 0);
  if (!isDecision || !/^\d{1,16}$/.test(id)) throw new StartError(USAGE);
  const company = await mustFindSchool(parts.companies, label);
  const decision = { companyId: company.id, id: Number(id), now: parts.now };
  return parts.tenancy.withTenant(company.id, async (tx) => {
    if (command === 'dismiss') {
      await dismissAlarm(tx, { ...decision, why: why.join(' ').slice(0, 200) });
      return [`Alarm ${id} is dismissed.`];
    }
    const { amount_fen, currency, method } = await returnAlarm(tx, decision);
    const sum = `${fenToYuan(amount_fen)} ${currency}`;
    return [`Alarm ${id}: a running server gives back what ${method} holds (${sum} by its notification).`];
  });
}

async function listAlarms({ tenancy, companies }: DecisionParts): Promise<string[]> {
  const lines: string[] = [];
  for (const companyId of await companies.listIds()) {
    const label = (await companies.byId(companyId))?.label ?? '';
    const alarms = await tenancy.withTenant(companyId, selectAlarms);
    for (const alarm of alarms) lines.push(toLine(label, alarm));
  }
  return lines.length > 0 ? lines : ['No payment was refused.'];
}

function toLine(label: string, alarm: AlarmRow): string {
  const { id, status, reason, method, amount_fen, currency, expected_fen, order_id, created_at, note } = alarm;
  const expected = expected_fen === null ? '' : `, order ${order_id} costs ${fenToYuan(expected_fen)} CNY`;
  const sum = `${method} ${fenToYuan(amount_fen)} ${currency}${expected}`;
  return `${label} ${id} ${status}: ${reason}, ${sum}, ${created_at.toISOString()}${note ? ` (${note})` : ''}`;
}
