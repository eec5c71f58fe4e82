import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon } from '../../testing/coupons.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { coupons } = contract;

async function ownCoupon(school: School, owner: StudentCaller): Promise<{ id: number }> {
  const { id } = await owner.ask(coupons.claim, { id: await buildCoupon(school) });
  return { id };
}

/** Access matrix of the calls of coupons (Z1). */
export const couponRows: readonly MatrixRow[] = [
  matrixRow({
    call: coupons.center,
    input: async (school) => {
      await buildCoupon(school);
      return {};
    },
    except: { otherSchool: 'empty', foreignVisitor: 'empty' },
  }),
  matrixRow({ call: coupons.claim, input: async (school) => ({ id: await buildCoupon(school) }) }),
  matrixRow({
    call: coupons.mine,
    input: async (school, owner) => {
      await ownCoupon(school, owner);
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: coupons.counts, input: () => ({}) }),
  matrixRow({ call: coupons.detail, input: ownCoupon }),
  matrixRow({
    call: coupons.courses,
    input: async (school, owner) => {
      await buildCourse(school);
      return ownCoupon(school, owner);
    },
  }),
];
