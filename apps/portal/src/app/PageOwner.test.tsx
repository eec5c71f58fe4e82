// @vitest-environment jsdom
import type { Login } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import { act, isValidElement, Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { createLanguage } from '../i18n/language.ts';
import { RootProvider, useRoot } from '../page/context.tsx';
import type { RouteRow } from '../routes/row.ts';
import { routes } from '../routes.tsx';
import { RootStore } from '../stores/RootStore.ts';
import { buildApi, buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { VisitorGuard } from './Guard.tsx';
import { readTextsFrom } from './neededTexts.ts';
import { PageOwner } from './PageOwner.tsx';
import { placed } from './Portal.tsx';

const A: Login = { token: 'a-1', userId: 7, userType: 'student', companyId: 1, name: '林知夏', isFirstLogin: false };
const B: Login = { ...A, token: 'b-1', userId: 8, name: '许星野' };
const language = createLanguage();
readTextsFrom(language);
let mounted: Root;
let place: HTMLElement;

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no modal dialogs and no media.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  await language.need(['common', 'lock']);
  place = document.body.appendChild(document.createElement('div'));
  mounted = createRoot(place);
});
afterEach(async () => {
  await act(async () => mounted.unmount());
  document.body.innerHTML = '';
});

const Page = observer(function Page() {
  const { auth } = useRoot();
  const [text, setText] = useState('');
  return (
    <p>
      page of {auth.user?.name ?? 'nobody'}
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
    </p>
  );
});

interface Given {
  isHolding?: RouteRow['isHolding'];
  as?: Login | null;
}

async function open({ isHolding, as = A }: Given = {}) {
  const cookies = buildCookies();
  const storage = buildStorage();
  const { services, visited } = buildServices({
    api: buildApi({ account: { userInfo: () => new Promise(() => undefined), logout: async () => ({}) } }),
    cookies,
    storage,
    navigator: { current: '/page', go: (path) => void visited.push(path) },
  });
  const root = new RootStore(services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  if (as) root.auth.accept(as);
  root.auth.start();
  await act(async () => {
    mounted.render(
      <RootProvider root={root}>
        <I18nextProvider i18n={language.i18n}>
          <MemoryRouter initialEntries={['/page']}>
            <Suspense>
              <Routes>
                <Route
                  path="/page"
                  element={
                    <PageOwner isHolding={isHolding}>
                      <Page />
                    </PageOwner>
                  }
                />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </I18nextProvider>
      </RootProvider>,
    );
  });
  const elsewhere = async (login: Login | null) => {
    await act(async () => {
      if (login) {
        cookies.write(COOKIES.token, login.token);
        cookies.write(COOKIES.user, JSON.stringify({ id: login.userId, name: login.name, type: 'student' }));
      } else for (const name of [COOKIES.token, COOKIES.user]) cookies.remove(name);
      storage.changeElsewhere(KEYS.session, login ? `in ${login.token}` : 'out');
    });
    // The notice comes with code of its own.
    await act(async () => void (await import('./LockNotice.tsx')));
    await act(async () => undefined);
  };
  return { root, elsewhere };
}

async function type(text: string) {
  const input = place.querySelector('input');
  if (!input) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const notice = () => place.querySelector('dialog')?.textContent ?? null;
const shown = () => place.querySelector('p')?.textContent?.trim();
const entered = () => place.querySelector('input')?.value;
const press = (name: string) =>
  act(async () => {
    const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button ${name}`);
    found.click();
  });

describe('a page in which something was entered', () => {
  it('is locked with the names of both when another tab logs somebody else in, and keeps what was entered (B7)', async () => {
    const { elsewhere } = await open();
    await type('我的文章');
    await elsewhere(B);
    expect(notice()).toContain('这一页是林知夏打开的');
    expect(notice()).toContain('现在登录的是许星野');
    expect([shown(), entered()]).toEqual(['page of 林知夏', '我的文章']);
  });

  it('is opened anew, empty, for the other one who goes on', async () => {
    const { elsewhere } = await open();
    await type('我的文章');
    await elsewhere(B);
    await press('以许星野继续');
    expect([notice(), shown(), entered()]).toEqual([null, 'page of 许星野', '']);
  });

  it('goes on where it was once its student is logged in again', async () => {
    const { elsewhere } = await open();
    await type('我的文章');
    await elsewhere(null);
    expect(notice()).toContain('林知夏已在另一个标签页退出登录');
    await elsewhere({ ...A, token: 'a-2' });
    expect([notice(), shown(), entered()]).toEqual([null, 'page of 林知夏', '我的文章']);
  });

  it('by a visitor asks before it goes on for who has logged in', async () => {
    const { elsewhere } = await open({ as: null });
    await type('访客写的');
    await elsewhere(B);
    expect(notice()).toContain('这一页是登录之前打开的');
    expect(shown()).toBe('page of nobody');
  });
});

it('a page that holds something from the beginning, e.g. a paper, is locked before anything is entered', async () => {
  const { elsewhere } = await open({ isHolding: true });
  await elsewhere(B);
  expect(notice()).toContain('林知夏');
});

it('a guest’s paper or result is not opened for who logs in elsewhere, also after it was loaded again (Z1, decision 0085)', async () => {
  const { elsewhere } = await open({ isHolding: 'record', as: null });
  await elsewhere(B);
  expect(notice()).toContain('这一页是登录之前打开的');
  expect(shown()).toBe('page of nobody');
});

it('a page in which nothing was entered is opened anew for whoever is logged in', async () => {
  const { elsewhere } = await open();
  await elsewhere(null);
  expect([notice(), shown()]).toEqual([null, 'page of nobody']);
  await elsewhere(B);
  expect([notice(), shown()]).toEqual([null, 'page of 许星野']);
});

it('a logout of the tab itself locks nothing (§4)', async () => {
  const { root } = await open();
  await type('我的文章');
  await act(() => root.auth.logout());
  expect(notice()).toBeNull();
});

it.each(routes.map((row) => [row.path, row] as const))(
  '%s belongs to who opened it, or is a page of visitors',
  async (_, row) => {
    const element = placed(row, null);
    if (!isValidElement(element)) throw new Error('no element');
    if (row.access === 'visitor') return expect(element.type).toBe(VisitorGuard);
    // Loaded with the first page: what is lazy resolves to it.
    const lazily = element.type as unknown as { _payload: { _result: unknown }; _init(payload: unknown): unknown };
    let loaded: unknown;
    for (let tries = 0; tries < 50 && loaded === undefined; tries++) {
      try {
        loaded = lazily._init(lazily._payload);
      } catch (promise) {
        await promise;
      }
    }
    expect(loaded).toBe(PageOwner);
  },
);
