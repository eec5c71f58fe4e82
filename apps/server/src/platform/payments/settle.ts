import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { missing } from '../core/errors.ts';
import type { Tx } from '../data/tenancy.ts';
import { notifyPath } from './addresses.ts';
import { inSchool, type SandboxCharge, selectSandboxCharge, settlementOf } from './sandbox.ts';
import { signNotice } from './sandboxNotice.ts';

/** Actions at the sandbox cashier: `payUnseen` accepts the payment and loses the notification. */
export const SANDBOX_ACTS = ['pay', 'payUnseen', 'fail', 'payLate', 'again'] as const;
/** One of them. */
export type SandboxAct = (typeof SANDBOX_ACTS)[number];

/** Actions possible on a charge now; before its end pay or fail, after it pay too late. */
export function actsOf({ state, expires_at }: SandboxCharge, now: Date): SandboxAct[] {
  if (state === 'paid') return ['again'];
  if (state === 'failed') return ['again', 'payLate'];
  return state === 'closed' || expires_at <= now ? ['payLate'] : ['pay', 'fail', 'payUnseen'];
}

/** Result of an action: the response status of its notification, null when none was sent. */
export interface SandboxAnswer {
  status: number | null;
}

/** Performs the action and sends its notification; null if it is not possible, or no longer. */
export async function act(app: FastifyInstance, outTradeNo: string, wanted: SandboxAct): Promise<SandboxAnswer | null> {
  const { platform } = app;
  const now = platform.clock.now();
  const charge = await inSchool(platform, outTradeNo, null, async (tx) => {
    const found = await selectSandboxCharge(tx, outTradeNo);
    if (!found || !actsOf(found, now).includes(wanted)) return null;
    return wanted === 'again' ? found : settle(tx, found, wanted === 'fail' ? 'failed' : 'paid', now);
  });
  if (!charge) return null;
  return { status: wanted === 'payUnseen' ? null : await notify(app, charge) };
}

/** Request of a test to the cashier. */
export interface SandboxOrder {
  outTradeNo: string;
  outcome: 'success' | 'failed';
  /** How often the notification is sent; 1 by default. */
  times?: number | undefined;
}

/**
 * Pays a charge of the sandbox cashier or lets it fail, whether in time, too late or once more, and gives the status
 * that each notification was answered with. Missing for an unknown charge and for what cannot follow its state.
 */
export async function settleSandbox(app: FastifyInstance, { outTradeNo, outcome, times = 1 }: SandboxOrder) {
  const charge = await inSchool(app.platform, outTradeNo, null, (tx) => selectSandboxCharge(tx, outTradeNo));
  const acts = charge ? actsOf(charge, app.platform.clock.now()) : [];
  const isAgain = charge?.state === (outcome === 'success' ? 'paid' : 'failed');
  const first = acts.find((one) =>
    isAgain ? one === 'again' : outcome === 'success' ? /^pay/.test(one) : one === 'fail',
  );
  const statuses: (number | null)[] = [];
  for (let wanted = first; statuses.length < times; wanted = 'again') {
    const answer = wanted && (await act(app, outTradeNo, wanted));
    if (!answer) throw missing();
    statuses.push(answer.status);
  }
  return { statuses };
}

/** Guarded by the state as read: of two concurrent actions one settles. */
async function settle(
  tx: Tx,
  before: SandboxCharge,
  state: 'paid' | 'failed',
  now: Date,
): Promise<SandboxCharge | null> {
  const row = await tx
    .updateTable('sandbox_charge')
    .set({ state, transaction_id: `SB${randomBytes(13).toString('hex')}`, settled_at: now })
    .where('out_trade_no', '=', before.out_trade_no)
    .where('state', '=', before.state)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Sends the notification to the endpoint that a provider calls; a repeated one has the same content, signed anew. */
async function notify(app: FastifyInstance, charge: SandboxCharge): Promise<number | null> {
  const settlement = settlementOf(charge);
  if (!settlement) return null;
  const { headers, body } = signNotice(app.platform.secrets, charge.method, settlement, app.platform.clock.now());
  const answer = await app.inject({
    method: 'POST',
    url: notifyPath(charge.method),
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  return answer.statusCode;
}
