import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon } from '../../testing/coupons.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { orderCourse } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { orders } = contract;
/** Lists of own rows: every caller has a different list. */
const OWN_LIST = { otherStudent: 'empty', otherSchool: 'empty' } as const;

async function placed(school: School, owner: StudentCaller, price_fen = 10_000) {
  const { id, orderNum } = await orderCourse(owner, await buildCourse(school, { offer: { price_fen } }));
  return { id, orderNum };
}

/** A free course is paid when it is ordered, and its refund needs no provider. */
async function paid(school: School, owner: StudentCaller) {
  return { id: (await placed(school, owner, 0)).id };
}

async function asked(school: School, owner: StudentCaller) {
  const key = await paid(school, owner);
  await owner.ask(orders.askRefund, key);
  return key;
}

async function requestWithCoupon(school: School, owner: StudentCaller) {
  const { id: couponClaimId } = await owner.ask(contract.coupons.claim, { id: await buildCoupon(school) });
  return { kind: 'course', goodsId: (await buildCourse(school)).saleId, couponClaimId } as const;
}

/** Access matrix of the calls of orders (Z1). */
export const orderRows: readonly MatrixRow[] = [
  matrixRow({
    call: orders.quote,
    input: requestWithCoupon,
  }),
  matrixRow({
    call: orders.create,
    input: async (school, owner) => {
      const request = await requestWithCoupon(school, owner);
      const { version } = await owner.ask(orders.quote, request);
      return { ...request, version };
    },
  }),
  matrixRow({ call: orders.buyFree, input: (school) => buildCourse(school, { offer: { price_fen: 0 } }) }),
  matrixRow({
    call: orders.list,
    input: async (school, owner) => {
      await placed(school, owner);
      return {};
    },
    except: OWN_LIST,
  }),
  matrixRow({ call: orders.groupList, input: () => ({}), except: { owner: 'empty', ...OWN_LIST } }),
  matrixRow({ call: orders.counts, input: () => ({}) }),
  matrixRow({ call: orders.detail, input: placed }),
  matrixRow({
    call: orders.pay,
    input: async (school, owner) => ({ ...(await placed(school, owner)), method: 'alipay' }) as const,
  }),
  matrixRow({ call: orders.payStatus, input: placed }),
  matrixRow({ call: orders.cancel, input: placed }),
  matrixRow({
    call: orders.remove,
    input: async (school, owner) => {
      const { id } = await placed(school, owner);
      await owner.ask(orders.cancel, { id });
      return { id };
    },
  }),
  matrixRow({ call: orders.refundRule, input: paid }),
  matrixRow({ call: orders.askRefund, input: paid }),
  matrixRow({ call: orders.withdrawRefund, input: asked }),
  matrixRow({ call: orders.refund, input: asked }),
];
