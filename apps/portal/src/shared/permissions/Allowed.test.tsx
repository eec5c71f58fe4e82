import type { ButtonPermission } from '@shuyuan/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { RootProvider } from '../../page/context.tsx';
import { RootStore } from '../../stores/RootStore.ts';
import { buildLogin } from '../../testing/login.ts';
import { buildApi, buildServices } from '../../testing/services.ts';
import { Allowed } from './Allowed.tsx';
import { PermissionStore } from './PermissionStore.ts';
import { permissionsOf } from './usePermission.ts';

const LIST: ButtonPermission[] = [
  { key: 'course.buy', isAllowed: true },
  { key: 'coupon.claim', isAllowed: false, reason: '本校暂未开放' },
  { key: 'invite.share', isAllowed: false },
];

function build(permissions = vi.fn(async () => LIST)) {
  return { permissions, store: new PermissionStore(buildApi({ site: { permissions } })) };
}

describe('button permissions', () => {
  it('are asked for once for each login and language, and never for a visitor (§7)', async () => {
    const { permissions, store } = build();
    store.follow(null, 'cn');
    expect(permissions).not.toHaveBeenCalled();
    for (let page = 0; page < 3; page++) store.follow('token-1', 'cn');
    expect(permissions).toHaveBeenCalledTimes(1);
    store.follow('token-1', 'en');
    store.follow('token-2', 'en');
    expect(permissions).toHaveBeenCalledTimes(3);
  });

  it('withhold what the school withholds, and nothing else (§6)', async () => {
    const { store } = build();
    expect(store.of('coupon.claim')).toEqual({ isAllowed: true });
    store.follow('token-1', 'cn');
    await vi.waitFor(() => expect(store.of('coupon.claim')).toEqual({ isAllowed: false, reason: '本校暂未开放' }));
    expect(store.of('invite.share')).toEqual({ isAllowed: false });
    expect([store.of('course.buy'), store.of('order.refund')]).toEqual([{ isAllowed: true }, { isAllowed: true }]);
    store.follow(null, 'cn');
    expect(store.of('coupon.claim')).toEqual({ isAllowed: true });
  });

  it('that cannot be read withhold no button (Z5)', async () => {
    const { store } = build(vi.fn(() => Promise.reject(new ApiError('missing'))));
    store.follow('token-1', 'cn');
    await vi.waitFor(() => expect(store.list.error).not.toBeNull());
    expect(store.of('coupon.claim')).toEqual({ isAllowed: true });
  });
});

const LOGIN = buildLogin({ name: '林' });

it('a withheld button is inactive beside its reason, or not shown where there is none (§6; product.md 2.2)', async () => {
  const { services } = buildServices({ api: buildApi({ site: { permissions: async () => LIST } }) });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  root.auth.accept(LOGIN);
  const show = (to: 'course.buy' | 'coupon.claim' | 'invite.share') =>
    renderToStaticMarkup(
      <RootProvider root={root}>
        <Allowed to={to}>
          <button type="button">go</button>
        </Allowed>
      </RootProvider>,
    );
  expect(show('coupon.claim')).toBe('<button type="button">go</button>');
  permissionsOf(root).follow('token-1', 'cn');
  await vi.waitFor(() => expect(permissionsOf(root).list.value).toBeDefined());
  expect(show('course.buy')).toBe('<button type="button">go</button>');
  expect(show('coupon.claim')).toMatch(/<div inert="">.*go.*<\/div><p>本校暂未开放<\/p>/);
  expect(show('invite.share')).toBe('');
});
