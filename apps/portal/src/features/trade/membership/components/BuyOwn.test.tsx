import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildServices } from '../../../../testing/services.ts';
import type { BuyStore } from '../BuyStore.ts';
import type { EquityStore } from '../EquityStore.ts';
import { BuyOwn } from './BuyOwn.tsx';
import { JoinPanel } from './JoinPanel.tsx';

const language = createLanguage();
beforeAll(() => language.need(['membership', 'common']));

function show(page: React.ReactNode) {
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(<RootProvider root={root}>{page}</RootProvider>);
}

const ownOf = (value: object) =>
  show(<BuyOwn store={{ tab: 'member', time: { now: 0 }, mine: { value } } as unknown as BuyStore} />);

it('does not say that a purchase extends a membership whose refund is reviewed', () => {
  const member = { isMember: true, until: '2027-01-01T02:00:00.000Z' };
  expect(ownOf(member)).toContain('时长从那天往后加');
  expect(ownOf({ ...member, isMembershipSuspended: true })).toContain('会员的退款在审核中');
  expect(ownOf({ ...member, isMembershipSuspended: true })).not.toContain('时长从那天往后加');
  expect(ownOf({ isMember: false })).toBe('');
});

it('does not say of a membership without an end that courses always cost less while its refund is reviewed', () => {
  const panelOf = (isSuspended: boolean) => {
    const store = { packages: { value: undefined } } as unknown as EquityStore;
    return show(<JoinPanel store={store} forever={{ name: '终身卡', isSuspended }} />);
  };
  expect(panelOf(false)).toContain('买课一直按会员价');
  expect(panelOf(true)).toContain('审核期间没有会员价');
  expect(panelOf(true)).not.toContain('买课一直按会员价');
});
