import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildApi, buildCookies, buildServices } from '../../../../testing/services.ts';
import { EquityStore } from '../EquityStore.ts';
import { EquityHero } from './EquityHero.tsx';

const language = createLanguage();
beforeAll(() => language.need(['membership', 'common']));

async function heroOf(isMembershipSuspended: boolean) {
  const mine = async () => ({
    isMember: true,
    isMembershipSuspended,
    serverTime: '2026-11-20T02:00:00Z',
    name: '学年卡',
    since: '2025-11-28T00:00:00Z',
    until: '2026-11-24T15:59:59Z',
  });
  const { services } = buildServices({
    api: buildApi({ memberships: { mine } as never }),
    cookies: buildCookies({ access_token: 'a' }),
  });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  const store = new EquityStore(root);
  await store.mine.load();
  store.time.read('2026-11-20T02:00:00Z');
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <EquityHero store={store} />
    </RootProvider>,
  );
}

it('counts the days of a membership, and none while its refund is reviewed (product.md 4.7)', async () => {
  expect(await heroOf(false)).toContain('天后到期');
  const suspended = await heroOf(true);
  expect(suspended).toContain('退款审核中');
  expect(suspended).not.toContain('天后到期');
});
