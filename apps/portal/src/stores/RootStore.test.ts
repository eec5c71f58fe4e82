import { expect, it, vi } from 'vitest';
import { buildApi, buildCookies, buildServices } from '../testing/services.ts';
import { RootStore } from './RootStore.ts';

const PLACE = { origin: 'http://6c.localhost:8080', hostname: '6c.localhost' };
const COMPANY = { id: 1, legalName: '六度教育', name: '六度', shortName: '六度', label: '6c', brand: '6c' } as const;

function build() {
  const byLabel = vi.fn(async () => COMPANY);
  const sideMenu = vi.fn(async () => []);
  const api = buildApi({
    tenant: { byLabel },
    site: { sideMenu },
    account: { userInfo: () => new Promise(() => undefined) },
  });
  const { services } = buildServices({ api, cookies: buildCookies({ access_token: 'token-1' }) });
  return { root: new RootStore(services, PLACE), byLabel, sideMenu };
}

it('reads the school and the side menu again in another language (§1)', async () => {
  const { root, byLabel, sideMenu } = build();
  root.start();
  await vi.waitFor(() => expect(root.tenant.phase).toBe('open'));
  expect([byLabel, sideMenu].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await root.locale.choose('en');
  expect([byLabel, sideMenu].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  root.dispose();
});

it('reads nothing again once it was disposed of', async () => {
  const { root, byLabel } = build();
  root.start();
  root.dispose();
  await root.locale.choose('en');
  expect(byLabel).toHaveBeenCalledOnce();
});
