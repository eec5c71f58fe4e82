import { contract } from '@shuyuan/contract';
import { hashPassword } from '../../platform/core/passwords.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { lastCode } from '../../testing/messages.ts';
import { buildPhone, type School } from '../../testing/school.ts';

const { account } = contract;
const PASSWORD = 'blue-Tea7';

/** Accounts and codes belong to one school: elsewhere they are unknown. */
const ELSEWHERE = { otherSchool: 'refused', foreignVisitor: 'refused' } as const;
/** A code is valid once, so no caller after its owner succeeds. */
const ONCE = { ...ELSEWHERE, otherStudent: 'refused', anonymous: 'refused', expired: 'refused' } as const;

async function codeFor(school: School, phone: string, purpose: 'login' | 'register' | 'reset'): Promise<string> {
  await school.visitor().ask(account.sendCode, { account: phone, purpose });
  return lastCode(school, phone);
}

/** Access matrix of the account's calls (Z1). */
export const accountRows: readonly MatrixRow[] = [
  matrixRow({
    call: account.register,
    input: async (school) => {
      const phone = buildPhone();
      return {
        account: phone,
        code: await codeFor(school, phone, 'register'),
        password: 'green-9x',
        nickname: '新同学',
        hasAgreed: true,
      };
    },
    except: ONCE,
  }),
  matrixRow({
    call: account.login,
    input: async (school) => {
      const { phone } = await school.student({ password_hash: await hashPassword(PASSWORD) });
      return { account: phone, password: PASSWORD, hasAgreed: true };
    },
    except: ELSEWHERE,
  }),
  matrixRow({
    call: account.loginByCode,
    input: async (school) => {
      const { phone } = await school.student();
      return { account: phone, code: await codeFor(school, phone, 'login'), hasAgreed: true };
    },
    except: ONCE,
  }),
  matrixRow({
    call: account.sendCode,
    input: () => ({ account: buildPhone(), purpose: 'login' as const }),
    // The second request within a minute, for any caller.
    except: { otherStudent: 'refused', anonymous: 'refused', expired: 'refused', foreignVisitor: 'refused' },
  }),
  matrixRow({
    call: account.reset,
    input: async (school) => {
      const { phone } = await school.student();
      return { account: phone, code: await codeFor(school, phone, 'reset'), newPassword: 'green-9x' };
    },
    except: ONCE,
  }),
  matrixRow({ call: account.logout, input: () => ({}) }),
  matrixRow({ call: account.checkLogin, input: () => ({}) }),
  matrixRow({ call: account.userInfo, input: () => ({}) }),
  matrixRow({ call: account.agree, input: (school) => ({ agreementIds: [school.agreements.user] }) }),
];
