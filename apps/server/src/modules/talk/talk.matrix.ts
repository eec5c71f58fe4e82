import { contract } from '@shuyuan/contract';
import { hashPassword } from '../../platform/core/passwords.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { talk } = contract;
const PASSWORD = 'blue-Tea7';

/** Access matrix of the calls of a lecturer's login (Z1). */
export const talkRows: readonly MatrixRow[] = [
  matrixRow({
    call: talk.login,
    input: async (school) => {
      const { phone } = await school.lecturer({ password_hash: await hashPassword(PASSWORD) });
      return { account: phone, password: PASSWORD, hasAgreed: true };
    },
    // A lecturer belongs to one school: elsewhere the phone is unknown.
    except: { otherSchool: 'refused', foreignVisitor: 'refused' },
  }),
  matrixRow({ call: talk.logout, input: () => ({}) }),
  matrixRow({ call: talk.lecturer, input: () => ({}) }),
  matrixRow({ call: talk.ticket, input: () => ({}) }),
];
