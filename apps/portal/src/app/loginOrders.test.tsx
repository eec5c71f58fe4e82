// @vitest-environment jsdom
import type { Login, UserInfo } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import { act, type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { createLanguage } from '../i18n/language.ts';
import { RootProvider, useRoot } from '../page/context.tsx';
import { RootStore } from '../stores/RootStore.ts';
import { buildLogin } from '../testing/login.ts';
import { buildApi, buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { addressBar, connectRouter } from './addressBar.ts';
import { placed } from './Portal.tsx';
import { Waiting } from './Waiting.tsx';

const LOGIN = buildLogin();
const OTHER: Login = { ...LOGIN, token: 'token-2', userId: 8, name: '许星野' };

/** What can happen after `/login?referer=…` was opened with a stored login; each at most once, in any order. */
type Happening = 'answer' | 'pageCode' | 'loginCode' | 'otherTabOut' | 'otherTabIn';
const language = createLanguage();
let mounted: Root;

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await language.need(['common']);
});
afterEach(async () => {
  await act(async () => mounted.unmount());
  document.body.innerHTML = '';
});

/** A page whose code arrives when `come` is called. */
function late(text: string) {
  let come: () => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    come = () => resolve({ default: observer(() => <p>{`${text} ${useRoot().auth.user?.name ?? ''}`}</p>) });
  });
  return { Page: lazy(() => code), come };
}

function Connected() {
  const navigate = useNavigate();
  useLayoutEffect(() => connectRouter(navigate), [navigate]);
  return null;
}

/** The real guards, stores and router on `/login?referer=…` with a stored login; `answerOf` is what the server says of it. */
async function open(address: string, isDead: boolean) {
  history.replaceState(null, '', address);
  const storage = buildStorage();
  const cookies = buildCookies();
  let answer: () => void = () => undefined;
  const first = new Promise<UserInfo>((resolve, reject) => {
    answer = () => {
      if (!isDead) return resolve({ userId: 7, userType: 'student', nickname: '林知夏' } as UserInfo);
      root.auth.forceLogout('token-1'); // as the client does with every such answer (§4)
      reject(new ApiError('loggedOut'));
    };
  });
  const userInfo = () => (root.auth.token === 'token-1' ? first : new Promise<UserInfo>(() => undefined));
  const { services, toasts } = buildServices({
    api: buildApi({
      account: { userInfo },
      site: { sideMenu: () => new Promise(() => undefined) },
    }),
    storage,
    cookies,
    navigator: addressBar,
  });
  const root: RootStore = new RootStore(services, { origin: location.origin, hostname: '6c.localhost' });
  root.auth.accept(LOGIN);
  root.auth.start();
  const learn = late('learn');
  const login = late('form');
  const place = document.body.appendChild(document.createElement('div'));
  mounted = createRoot(place);
  await act(async () => {
    mounted.render(
      <RootProvider root={root}>
        <I18nextProvider i18n={language.i18n}>
          <BrowserRouter>
            <Connected />
            <Suspense fallback={<Waiting />}>
              <Routes>
                <Route path="/login" element={placed({ path: '/login', access: 'visitor' }, <login.Page />)} />
                <Route path="/learn" element={placed({ path: '/learn', access: 'student' }, <learn.Page />)} />
                <Route path="/index" element={placed({ path: '/index', access: 'public' }, <learn.Page />)} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </I18nextProvider>
      </RootProvider>,
    );
  });
  const happen: Record<Happening, () => void> = {
    answer,
    pageCode: learn.come,
    loginCode: login.come,
    otherTabOut() {
      for (const name of [COOKIES.token, COOKIES.user]) cookies.remove(name);
      storage.changeElsewhere(KEYS.session, 'out 2');
    },
    otherTabIn() {
      cookies.write(COOKIES.token, OTHER.token);
      cookies.write(COOKIES.user, JSON.stringify({ id: OTHER.userId, name: OTHER.name, type: 'student' }));
      storage.changeElsewhere(KEYS.session, 'in 3');
    },
  };
  return {
    root,
    toasts,
    async after(orders: readonly Happening[]) {
      for (const name of orders) await act(async () => happen[name]());
      await act(async () => undefined);
      return place.textContent?.trim() ?? '';
    },
  };
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

const BASE = '/';
const ASKED = `${BASE}login?referer=${encodeURIComponent('/web/learn')}`;
const CASES: readonly [string, boolean, readonly Happening[]][] = [
  ['a login that is over', true, ['answer', 'pageCode', 'loginCode']],
  ['a login that holds', false, ['answer', 'pageCode', 'loginCode']],
  ['a login that is over, ended by another tab too', true, ['answer', 'pageCode', 'loginCode', 'otherTabOut']],
  ['a login that is over, another made by another tab', true, ['answer', 'pageCode', 'loginCode', 'otherTabIn']],
  ['a login that holds, ended by another tab', false, ['answer', 'pageCode', 'loginCode', 'otherTabOut']],
];

describe('the login page is never left blank', () => {
  describe.each(CASES)('with %s', (_, isDead, happenings) => {
    it.each(ordersOf(happenings).map((order) => [order.join(', '), order] as const))(
      'after %s a page stands there, of whoever is logged in (§4, §5, B7)',
      async (_name, order) => {
        const { root, after } = await open(ASKED, isDead);
        const shown = await after(order);
        const name = root.auth.user?.name ?? '';
        expect(shown).toBe(root.auth.isLoggedIn ? `learn ${name}` : 'form');
        expect(location.pathname).toBe(root.auth.isLoggedIn ? '/learn' : '/login');
        if (!root.auth.isLoggedIn) expect(root.auth.returnPath).toBe('/learn');
      },
    );
  });
});

it('/login of a student who is logged in leads on with a word about it (product.md 5.1)', async () => {
  const { after, toasts } = await open(`${BASE}login`, false);
  expect(await after(['pageCode'])).toBe('learn 林知夏');
  expect([location.pathname, toasts]).toEqual(['/index', ['你已登录（林知夏）']]);
});

it('a login made in another tab leads the open login page on (B7)', async () => {
  const { root, after } = await open(ASKED, true);
  await after(['answer', 'loginCode']);
  expect(root.auth.isLoggedIn).toBe(false);
  expect(await after(['otherTabIn', 'pageCode'])).toBe('learn 许星野');
});
