import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildServices } from '../../../../testing/services.ts';
import { MembershipTag } from './MembershipTag.tsx';

const language = createLanguage();
beforeAll(() => language.need(['profile', 'common']));

function show(user: Parameters<typeof MembershipTag>[0]['user']) {
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  const tag = renderToStaticMarkup(
    <RootProvider root={root}>
      <MembershipTag user={user} />
    </RootProvider>,
  );
  return tag.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '');
}

it('says that a membership rests while its refund is reviewed, and names no day until which it is good', () => {
  const member = { isMember: true, memberTime: '2027-01-01T02:00:00.000Z' };
  expect(show(member)).toBe('有效期至2027年1月1日');
  expect(show({ ...member, isMembershipSuspended: true })).toBe('退款审核中');
  expect(show({ isMember: true })).toBe('会员');
  expect(show({ isMember: false })).toBe('');
  expect(show({})).toBe('');
});
