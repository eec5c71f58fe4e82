import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { ResetStore } from './ResetStore.ts';

const VALUES = { account: '13800000001', code: '402618', password: 'Maple8river', repeated: 'Maple8river' };

function build(reset = vi.fn(async () => ({}))) {
  const sendCode = vi.fn(async () => ({ resendS: 60 }));
  const { services, clock } = buildServices({ api: buildApi({ account: { sendCode, reset } }) });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return { store: new ResetStore(root), clock, reset, sendCode };
}

describe('a password reset', () => {
  it('goes from the account over the code to the password and is done (product.md 5.1)', async () => {
    const { store, clock, reset, sendCode } = build();
    await store.submitAccount(VALUES);
    expect(sendCode).toHaveBeenCalledWith({ account: VALUES.account, purpose: 'reset' });
    expect([store.step, store.resendAt - clock.now]).toEqual(['code', 60_000]);
    await store.submitCode();
    expect(store.step).toBe('password');
    await store.submitPassword(VALUES);
    expect(reset).toHaveBeenCalledWith({ account: VALUES.account, code: VALUES.code, newPassword: VALUES.password });
    expect(store.step).toBe('done');
  });

  it.each([2004, 2005])('leads back to the code when it is refused with the password (%i)', async (code) => {
    const refusal = new ApiError('refused', '验证码不正确', { code });
    const { store } = build(vi.fn(() => Promise.reject(refusal)));
    store.show('password');
    await expect(store.submitPassword(VALUES)).rejects.toBe(refusal);
    expect(store.step).toBe('code');
  });

  it('stays at the password when that is refused', async () => {
    const refusal = new ApiError('refused', '新密码不能和原密码相同', { code: 2003 });
    const { store } = build(vi.fn(() => Promise.reject(refusal)));
    store.show('password');
    await expect(store.submitPassword(VALUES)).rejects.toBe(refusal);
    expect(store.step).toBe('password');
  });

  it('stays at the account when no code could be sent', async () => {
    const { store, sendCode } = build();
    sendCode.mockRejectedValue(new ApiError('tooMany'));
    await expect(store.submitAccount(VALUES)).rejects.toMatchObject({ kind: 'tooMany' });
    expect(store.step).toBe('account');
  });
});
