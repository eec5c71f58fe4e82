import type { CourseDetail } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { COOKIES } from '../core/storedNames.ts';
import { buildLogin } from '../testing/login.ts';
import { buildApi, buildCookies, buildServices } from '../testing/services.ts';
import { RootStore } from './RootStore.ts';
import { UnreadStore } from './UnreadStore.ts';

const PLACE = { origin: 'http://6c.localhost:8080', hostname: '6c.localhost' };
const COMPANY = { id: 9, legalName: '六度教育', name: '六度', shortName: '六度', label: '6c', brand: '6c' } as const;
const MENU = [{ id: 1, parentId: 0, key: 'learn', name: '学习', path: '/learn', unread: 'none' as const }];
const LOGIN = buildLogin({
  companyId: 9,
  portrait: '/files/1.svg',
  sign: 'signature',
  isFirstLogin: true,
  isShow: true,
  isAudit: true,
  branch: '总部',
  isMember: true,
  memberTime: '2027-01-01T00:00:00.000Z',
});
const COURSE = { id: 3, saleId: 30, title: '函数' } as CourseDetail; // a part, as far as it is handed on

function build(cookies = buildCookies()) {
  const api = buildApi({
    tenant: { byLabel: async () => COMPANY },
    site: { sideMenu: async () => MENU, unreadSum: async () => ({ count: 5, siteMessages: 3, feedback: 2 }) },
    account: { userInfo: () => Promise.reject(new ApiError('missing')), logout: async () => ({}) },
  });
  const { services } = buildServices({ api, cookies });
  return { root: new RootStore(services, PLACE), services, cookies };
}

/** Where each field of §3's auth state is held, by its name there; grades, the person to talk to and the counts belong to what shows them. */
function authState({ auth, menu, tenant }: RootStore) {
  const { user } = auth;
  return {
    userInfo: auth.info.value,
    sign: auth.sign,
    name: user?.name,
    token: auth.token,
    userImg: user?.portrait,
    userType: user?.type,
    userId: user?.id,
    firstLogin: user?.isFirstLogin,
    isShow: user?.isShow,
    backgroundColor: tenant.brand.themeColor,
    isAudit: user?.isAudit,
    branchName: user?.branch,
    isMember: user?.isMember,
    memberTime: user?.memberTime,
    menuList: menu.side,
    companyId: tenant.companyId,
    companyInfo: tenant.company.value,
    courseItem: auth.courseItem,
  };
}

describe('the auth state (§3)', () => {
  it('holds each field after a login', async () => {
    const { root, services } = build();
    root.start();
    root.auth.accept(LOGIN);
    root.auth.handOn(COURSE);
    const info = { userId: 7, nickname: '林知夏', isMember: true, isAudit: true, branch: '总部' };
    await vi.waitFor(() =>
      expect(authState(root)).toEqual({
        userInfo: expect.objectContaining(info),
        sign: 'signature',
        name: '林知夏',
        token: 'token-1',
        userImg: '/files/1.svg',
        userType: 'student',
        userId: 7,
        firstLogin: true,
        isShow: true,
        backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
        isAudit: true,
        branchName: '总部',
        isMember: true,
        memberTime: '2027-01-01T00:00:00.000Z',
        menuList: MENU,
        companyId: 9,
        companyInfo: COMPANY,
        courseItem: COURSE,
      }),
    );
    const unread = new UnreadStore(services, () => root.auth.user?.id);
    await unread.load('/learn');
    expect([unread.countOf({ unread: 'siteMsg' }), unread.countOf({ unread: 'feedbackMsg' })]).toEqual([3, 2]);
    root.dispose();
  });

  it('is the same after a reload, but for what lives as long as a page', () => {
    const { root, cookies } = build();
    root.auth.accept(LOGIN);
    const again = build(cookies).root.auth;
    expect([again.token, again.user]).toEqual([root.auth.token, root.auth.user]);
    expect([again.sign, again.courseItem]).toEqual([null, null]);
  });

  it('is stored in the cookies that §3 names, and gone from them after a logout (§4)', async () => {
    const { root, cookies } = build();
    root.auth.accept({ ...LOGIN, city: '杭州' });
    const { loggedOut: _, ...written } = COOKIES;
    expect(Object.keys(cookies.all()).toSorted()).toEqual(Object.values(written).toSorted());
    expect(Object.values(COOKIES)).toEqual(
      expect.arrayContaining(['access_token', 'user_info', 'person_info', 'userName', 'person_img', 'city_info']),
    );
    root.auth.handOn(COURSE);
    await root.auth.logout();
    expect(cookies.all()).toEqual({});
    expect([root.auth.user, root.auth.sign, root.auth.courseItem]).toEqual([null, null, null]);
  });
});
