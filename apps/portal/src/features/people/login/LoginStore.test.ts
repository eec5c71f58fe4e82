import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { COOKIES } from '../../../core/storedNames.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { buildLogin } from '../../../testing/login.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { type LoginMode, LoginStore } from './LoginStore.ts';

const LOGIN = buildLogin();
const VALUES = { account: '13800000001', password: 'Shuyuan2026', code: '402618', remember: true, agreed: true };

function build(mode: LoginMode, account: Parameters<typeof buildApi>[0] = {}) {
  const visited: string[] = [];
  const built = buildServices({
    api: buildApi({ tenant: { agreements: async () => [] }, ...account }),
    navigator: { current: '/login?referer=%2Fweb%2Fpersonal', go: (path) => void visited.push(path) },
  });
  const root = new RootStore(built.services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return { ...built, visited, root, store: new LoginStore(root, mode) };
}

describe('a login', () => {
  it('by password sends no code, and returns to the page that required it (§5)', async () => {
    const login = vi.fn(async () => LOGIN);
    const { store, root, visited } = build('password', { account: { login } });
    await store.submit(VALUES);
    expect(login).toHaveBeenCalledWith({ account: VALUES.account, password: VALUES.password, hasAgreed: true });
    expect([root.auth.token, visited]).toEqual(['token-1', ['/personal']]);
  });

  it('by code sends no password (§5)', async () => {
    const loginByCode = vi.fn(async () => LOGIN);
    const { store } = build('code', { account: { loginByCode } });
    await store.submit(VALUES);
    expect(loginByCode).toHaveBeenCalledWith({ account: VALUES.account, code: VALUES.code, hasAgreed: true });
  });

  it('that is refused leaves the visitor on the page, with the reason', async () => {
    const refusal = new ApiError('refused', '密码不正确', { code: 2002 });
    const { store, root, visited } = build('password', { account: { login: () => Promise.reject(refusal) } });
    await expect(store.submit(VALUES)).rejects.toBe(refusal);
    expect([root.auth.token, visited]).toEqual([null, []]);
  });

  it('finds the account that was typed for the other way, until it is used (product.md 2.2)', async () => {
    const { store, root } = build('password', { account: { login: async () => LOGIN } });
    store.storeAccount('138');
    expect(new LoginStore(root, 'code').typedAccount).toBe('138');
    await store.submit(VALUES);
    expect(new LoginStore(root, 'code').typedAccount).toBe('');
  });

  it('gives the challenge of a code back with it, and to no other account (S15)', async () => {
    const loginByCode = vi.fn(async () => LOGIN);
    const sendCode = vi.fn(async () => ({ resendS: 60, challenge: 'of-this-sending' }));
    const { store } = build('code', { account: { loginByCode, sendCode } });
    await store.sendCode(VALUES.account);
    await store.submit(VALUES);
    const sent = { account: VALUES.account, code: VALUES.code, hasAgreed: true };
    expect(loginByCode).toHaveBeenLastCalledWith({ ...sent, challenge: 'of-this-sending' });
    await store.submit({ ...VALUES, account: '13800000009' });
    expect(loginByCode).toHaveBeenLastCalledWith({ ...sent, account: '13800000009' });
  });

  it('reports how long no other code may be requested (A5)', async () => {
    const sendCode = vi.fn(async () => ({ resendS: 60 }));
    const { store } = build('code', { account: { sendCode } });
    expect(await store.sendCode('13800000001')).toBe(60);
    expect(sendCode).toHaveBeenCalledWith({ account: '13800000001', purpose: 'login' });
  });

  it('reports once that the last login has ended (§4)', () => {
    const { store, services, root } = build('password');
    services.cookies.write(COOKIES.loggedOut, '1');
    store.start();
    expect(store.wasLoggedOut).toBe(true);
    const next = new LoginStore(root, 'password');
    next.start();
    expect(next.wasLoggedOut).toBe(false);
  });
});
