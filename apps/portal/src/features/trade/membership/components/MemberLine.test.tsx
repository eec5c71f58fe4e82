import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildApi, buildCookies, buildServices } from '../../../../testing/services.ts';
import { VipCourseStore } from '../VipCourseStore.ts';
import { MemberLine } from './MemberLine.tsx';

const language = createLanguage();
beforeAll(() => language.need(['membership', 'common']));

async function show(told: object) {
  const mine = async () => ({ savedFen: 0, serverTime: '2026-11-20T02:00:00Z', ...told }) as never;
  const { services } = buildServices({
    api: buildApi({ memberships: { mine } }),
    cookies: buildCookies({ access_token: 't', user_info: '{"id":7,"name":"林知夏"}' }),
  });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  const store = new VipCourseStore(services.api, () => 't');
  await store.mine.load();
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <MemberLine store={store} />
    </RootProvider>,
  );
}

it('promises no member price above the courses while the refund of the membership is reviewed', async () => {
  expect(await show({ isMember: true })).toContain('按你的会员价结算');
  const suspended = await show({ isMember: true, isMembershipSuspended: true });
  expect(suspended).toContain('会员的退款在审核中');
  expect(suspended).not.toMatch(/按你的会员价结算|开通会员/);
  expect(await show({ isMember: false })).toContain('开通会员，按会员价买');
  expect(await show({})).toBe('');
});
