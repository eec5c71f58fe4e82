import { contract } from '@shuyuan/contract';
import { addTo } from '../../testing/gifts.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { buildMinutesPackage } from '../../testing/minutes.ts';

const { minutes } = contract;

/** Access matrix of the calls of minutes (Z1). */
export const minutesRows: readonly MatrixRow[] = [
  matrixRow({
    call: minutes.packages,
    input: async (school) => {
      await buildMinutesPackage(school);
      return {};
    },
    except: { otherSchool: 'empty', foreignVisitor: 'empty' },
  }),
  matrixRow({ call: minutes.account, input: () => ({}) }),
  matrixRow({
    call: minutes.flow,
    input: async (school, owner) => {
      await addTo(school, owner, 30, 'minutes');
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
];
