import type { Login } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { StoredLogin } from './StoredLogin.ts';

describe('a stored login', () => {
  it('reads a corrupt stored user as none (B6)', () => {
    const cookies = buildCookies({ [COOKIES.token]: 't', [COOKIES.user]: '{"id":' });
    const stored = new StoredLogin(buildServices({ cookies }).services);
    expect([stored.token, stored.user]).toEqual(['t', null]);
  });

  it.each(['{"token":', '{"token":1}', '[]'])('reads %s as no lecturer (B6)', (text) => {
    const { services } = buildServices({ sessionStorage: buildStorage({ [KEYS.lecturer]: text }) });
    expect(new StoredLogin(services).lecturer).toBeNull();
  });

  const login: Login = {
    token: 't',
    userId: 7,
    userType: 'student',
    companyId: 1,
    name: '林知夏',
    portrait: '/files/1.svg',
    isFirstLogin: false,
  };

  it('says who the person is, names no city that nobody knows, and leaves nothing at its end (§3, §4)', () => {
    const cookies = buildCookies();
    const stored = new StoredLogin(buildServices({ cookies }).services);
    stored.store(login, true);
    expect(JSON.parse(cookies.read(COOKIES.person) ?? '')).toEqual({ name: '林知夏', portrait: '/files/1.svg' });
    expect(cookies.read(COOKIES.city)).toBeNull();
    stored.clear();
    expect(cookies.all()).toEqual({});
  });

  it('has no cookie of more than 4,096 bytes, whatever the address of the portrait', () => {
    const cookies = buildCookies();
    const stored = new StoredLogin(buildServices({ cookies }).services);
    stored.store({ ...login, portrait: `/files/${'像'.repeat(1000)}.svg`, branch: '部'.repeat(1000) }, true);
    for (const [name, value] of Object.entries(cookies.all())) {
      expect(encodeURIComponent(value).length, name).toBeLessThanOrEqual(4000);
    }
    expect(stored.user).toEqual({ id: 7, type: 'student', name: '林知夏' });
  });
});
