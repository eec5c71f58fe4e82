import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { buildLogin } from '../../../testing/login.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { RegisterStore } from './RegisterStore.ts';

const LOGIN = buildLogin({ name: '小明_01', isFirstLogin: true });
const VALUES = {
  account: '13800000009',
  code: '402618',
  password: 'Shuyuan2026',
  nickname: '小明_01',
  agreed: true,
};
const { agreed: hasAgreed, ...OTHERS } = VALUES;
/** As the contract names it. */
const SENT = { ...OTHERS, hasAgreed };

function build(register = vi.fn(async () => LOGIN)) {
  const sendCode = vi.fn(async () => ({ resendS: 60 }));
  const api = buildApi({
    account: { register, sendCode },
    tenant: { agreements: async () => [] },
    constants: { grades: async () => [{ id: 3, name: '初三' }] },
  });
  const { services, visited } = buildServices({ api });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return { store: new RegisterStore(root), root, register, sendCode, visited };
}

describe('a registration', () => {
  it('makes the account, with the grade if one was chosen, and logs it in (§5)', async () => {
    const { store, root, register, visited } = build();
    await store.submit({ ...VALUES, grade: '3' });
    expect(register).toHaveBeenCalledWith({ ...SENT, gradeId: 3 });
    expect([root.auth.token, visited]).toEqual(['token-1', ['/index']]);
  });

  it('leaves the grade open where none was chosen', async () => {
    const { store, register } = build();
    await store.submit({ ...VALUES, grade: null });
    expect(register).toHaveBeenCalledWith(SENT);
  });

  it('logs nobody in when it is refused', async () => {
    const refusal = new ApiError('refused', '账号已存在', { code: 2006 });
    const { store, root } = build(vi.fn(() => Promise.reject(refusal)));
    await expect(store.submit({ ...VALUES, grade: null })).rejects.toBe(refusal);
    expect(root.auth.token).toBeNull();
  });

  it('offers grades and agreements, and asks for a code of its own kind (A5)', async () => {
    const { store, sendCode } = build();
    store.start();
    await vi.waitFor(() => expect(store.grades.value).toHaveLength(1));
    expect(store.agreements.value).toEqual([]);
    expect(await store.sendCode(VALUES.account)).toBe(60);
    expect(sendCode).toHaveBeenCalledWith({ account: VALUES.account, purpose: 'register' });
  });
});
