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
});
