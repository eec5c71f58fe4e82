import { contract, type InputOf, type OutputOf } from '@shuyuan/contract';
import type { PayMethod } from '../platform/payments/port.ts';
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
  const asked = { kind: 'course', goodsId: saleId, ...request } as const;
  const { version } = await student.ask(orders.quote, asked);
  return student.ask(orders.create, { ...asked, version });
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
