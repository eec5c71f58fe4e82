import { contract, type InputOf, type OutputOf } from '@shuyuan/contract';
import { notifyPath } from '../platform/payments/addresses.ts';
import type { PayMethod, Settlement } from '../platform/payments/port.ts';
import { signNotice } from '../platform/payments/sandboxNotice.ts';
import { type SandboxOrder, settleSandbox } from '../platform/payments/settle.ts';
import type { MadeCourse } from './catalogue.ts';
import type { School, StudentCaller } from './school.ts';
import type { World } from './world.ts';

const { orders } = contract;
type Request = Partial<Omit<InputOf<typeof orders.create>, 'version'>>;
type Placed = OutputOf<typeof orders.create>;

/** Quotes a course and orders it at that price, as the portal does. */
export async function orderCourse(
  student: StudentCaller,
  { saleId }: Pick<MadeCourse, 'saleId'>,
  request: Request = {},
): Promise<Placed> {
  return orderGoods(student, { kind: 'course', goodsId: saleId }, request);
}

/** Opens a payment of an order; resolves to its number at the provider. */
export async function openPayment(
  school: School,
  student: StudentCaller,
  { id, orderNum }: Placed,
  method: PayMethod = 'alipay',
): Promise<string> {
  const { paymentId } = await student.ask(orders.pay, { id, orderNum, method });
  const row = await school.withTenant((tx) =>
    tx.selectFrom('payment').select('out_trade_no').where('id', '=', paymentId).executeTakeFirstOrThrow(),
  );
  return row.out_trade_no;
}

/** Pays an order at the sandbox cashier, or fails it there; resolves to the number at the provider. */
export async function payOrder(
  world: World,
  school: School,
  student: StudentCaller,
  placed: Placed,
  request: Partial<SandboxOrder> & { method?: PayMethod } = {},
): Promise<string> {
  const { method, ...settling } = request;
  const outTradeNo = await openPayment(school, student, placed, method);
  await settleSandbox(world.app, { outTradeNo, outcome: 'success', ...settling });
  return outTradeNo;
}

interface Notice extends Pick<Settlement, 'outTradeNo' | 'amountFen'> {
  method?: PayMethod;
  status?: Settlement['status'];
}

/** The notification of the sandbox of how a payment stands, by default that it has come in, as it arrives over HTTP. */
export function buildNotice(world: World, school: School, notice: Notice) {
  const { outTradeNo, amountFen, method = 'alipay', status = 'success' } = notice;
  const settlement = { outTradeNo, transactionId: `SB${outTradeNo}`, status, amountFen, currency: 'CNY' } as const;
  const { headers, body } = signNotice(world.platform.secrets, method, settlement, world.clock.now());
  const common = { host: school.host, 'content-type': 'application/json' };
  return { method: 'POST', url: notifyPath(method), headers: { ...headers, ...common }, payload: body } as const;
}

/** Quotes anything on sale and orders it at that price. */
export async function orderGoods(
  student: StudentCaller,
  goods: Pick<InputOf<typeof orders.create>, 'kind' | 'goodsId'>,
  request: Request = {},
): Promise<Placed> {
  const asked = { ...goods, ...request };
  const { version } = await student.ask(orders.quote, asked);
  return student.ask(orders.create, { ...asked, version });
}
