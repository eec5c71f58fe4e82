import { describe, expect, it, vi } from 'vitest';
import { COOKIES } from '../../../core/storedNames.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { buildLogin } from '../../../testing/login.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { LecturerLoginStore } from './LecturerLoginStore.ts';

const LOGIN = buildLogin({ token: 'lecturer-1', userId: 90, userType: 'lecturer', name: '周砚秋' });

function build(current: string) {
  const visited: string[] = [];
  const login = vi.fn(async () => LOGIN);
  const { services } = buildServices({
    api: buildApi({ talk: { login }, tenant: { agreements: async () => [] } }),
    navigator: { current, go: (path) => void visited.push(path) },
  });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return { store: new LecturerLoginStore(root), root, services, login, visited };
}

describe('the login of a lecturer', () => {
  it('leads to the talk whose link was followed (product.md 4.18)', async () => {
    const { store, root, login, visited } = build('/talk/login?toUserType=3&toUserIdList=[7]');
    const values = { account: '13900000001', password: 'Shuyuan2026', code: '', remember: true, agreed: true };
    await store.submit(values);
    expect(login).toHaveBeenCalledWith({ account: values.account, password: values.password, hasAgreed: true });
    expect(root.auth.lecturer?.id).toBe(90);
    expect(visited).toEqual(['/chat?toUserType=3&toUserIdList=[7]']);
  });

  it('leads to the chat where no conversation was requested', () => {
    expect(build('/talk/login').store.chatPath).toBe('/chat');
  });

  it('reports once that the last login of this tab has ended (§4)', () => {
    const { store, root, services } = build('/talk/login');
    services.sessionStorage.write(COOKIES.loggedOut, '1');
    store.start();
    expect(store.wasLoggedOut).toBe(true);
    const next = new LecturerLoginStore(root);
    next.start();
    expect(next.wasLoggedOut).toBe(false);
  });
});
