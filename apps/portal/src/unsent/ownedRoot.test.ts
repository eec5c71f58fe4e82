import { contract, type Login } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import type { Api } from '../api/createApi.ts';
import { PersonalRecord } from '../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../core/personalKeys.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import type { LiveSession } from '../stores/live/LiveSession.ts';
import { RootStore } from '../stores/RootStore.ts';
import { buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { bindToOwner } from './ownedRoot.ts';

const A: Login = { token: 'a-1', userId: 7, userType: 'student', companyId: 1, name: '林知夏', isFirstLogin: false };
const B: Login = { ...A, token: 'b-1', userId: 8, name: '许星野' };

/** An api that notes the token which is current when a call is sent, as the sender would take it. */
function build(session?: LiveSession, answer: () => Promise<unknown> = async () => undefined) {
  const sent: string[] = [];
  const token = () => root.auth.token ?? 'visitor';
  const note = (name: string) => () => {
    sent.push(`${name} by ${token()}`);
    return answer();
  };
  const api = new Proxy({} as Api, {
    get: (_, domain) => new Proxy({}, { get: (_inner, call) => note(`${String(domain)}.${String(call)}`) }),
  });
  const storage = buildStorage();
  const cookies = buildCookies();
  const upload = vi.fn(async () => ({ id: 1, url: '', name: '', size: 1 }) as never);
  const sendChunk = vi.fn(async () => 1);
  const { services } = buildServices({ api, storage, cookies, upload, sendChunk });
  const place = { origin: 'http://6c.localhost', hostname: '6c.localhost' };
  const live = session && {
    load: async () => () => session,
    whenIdle: async () => undefined,
    onAwake: () => () => undefined,
  };
  const root: RootStore = new RootStore(services, place, live);
  root.auth.accept(A);
  root.auth.start();
  root.live.start();
  sent.length = 0;
  /** What another tab does: a logout removes the drafts of who leaves. */
  const elsewhere = (login: Login | null) => {
    if (login) {
      cookies.write(COOKIES.token, login.token);
      cookies.write(COOKIES.user, JSON.stringify({ id: login.userId, name: login.name, type: 'student' }));
    } else cookies.remove(COOKIES.token);
    storage.changeElsewhere(KEYS.session, login ? `in ${login.token}` : 'out');
  };
  return { root, sent, storage, upload, sendChunk, elsewhere };
}

const CALLS = Object.entries(contract).flatMap(([domain, calls]) => Object.keys(calls).map((call) => [domain, call]));
const call = (api: Api, [domain = '', name = '']: readonly string[]) => {
  const calls: unknown = Reflect.get(api, domain);
  return (Reflect.get(calls as object, name) as (input: unknown) => Promise<unknown>)({});
};

describe('a page that one student has opened and another is logged in beside (B7, A1)', () => {
  it('sends none of all calls with the token of the other', async () => {
    const { root, sent, elsewhere } = build();
    const owned = bindToOwner(root);
    elsewhere(B);
    sent.length = 0;
    expect(CALLS.length).toBeGreaterThan(200);
    for (const one of CALLS)
      await expect(call(owned.root.api, one), one.join('.')).rejects.toMatchObject({ kind: 'loggedOut' });
    expect(sent).toEqual([]);
  });

  it('sends no call as a visitor either, once its student has logged out elsewhere', async () => {
    const { root, sent, elsewhere } = build();
    const owned = bindToOwner(root);
    elsewhere(null);
    sent.length = 0;
    await expect(owned.root.api.articles.save({} as never)).rejects.toMatchObject({ kind: 'loggedOut' });
    expect(sent).toEqual([]);
  });

  it('uploads nothing', async () => {
    const { root, upload, sendChunk, elsewhere } = build();
    const { services } = bindToOwner(root).root;
    elsewhere(B);
    await expect(services.upload('image', { name: 'a.png', blob: new Blob() })).rejects.toMatchObject({
      kind: 'loggedOut',
    });
    await expect(services.sendChunk({ uploadId: 1, offset: 0, blob: new Blob() })).rejects.toMatchObject({
      kind: 'loggedOut',
    });
    expect([upload.mock.calls.length, sendChunk.mock.calls.length]).toEqual([0, 0]);
  });

  it('still sees its own student, whose name is under what it stores', () => {
    const { root, elsewhere } = build();
    const { auth } = bindToOwner(root).root;
    elsewhere(B);
    expect([auth.user?.id, auth.token, auth.isLoggedIn, auth.member?.name]).toEqual([7, 'a-1', true, '林知夏']);
    expect(root.auth.user?.id).toBe(8);
  });

  it('shares with other pages what belongs to the portal', () => {
    const { root } = build();
    expect(bindToOwner(root).root.portal).toBe(root);
  });

  it('goes on once its student is logged in again, with the new token', async () => {
    const { root, sent, elsewhere } = build();
    const owned = bindToOwner(root);
    elsewhere(B);
    elsewhere({ ...A, token: 'a-2' });
    expect([owned.isForeign, owned.root.auth.token]).toEqual([false, 'a-2']);
    sent.length = 0;
    await owned.root.api.articles.save({} as never);
    expect(sent).toEqual(['articles.save by a-2']);
  });

  it('neither hears what is pushed to the other nor sends over the other’s socket', async () => {
    const session = { dispose: () => undefined } as LiveSession;
    const { root, elsewhere } = build(session);
    const owned = bindToOwner(root);
    await vi.waitFor(() => expect(owned.root.live.session).toBe(session));
    elsewhere(B);
    await vi.waitFor(() => expect(root.live.session).toBe(session));
    expect(owned.root.live.session).toBeNull();
    elsewhere({ ...A, token: 'a-2' });
    await vi.waitFor(() => expect(owned.root.live.session).toBe(session));
  });

  it('of a visitor sends nothing in the name of who logs in', async () => {
    const { root, elsewhere } = build();
    elsewhere(null);
    const owned = bindToOwner(root);
    elsewhere(B);
    expect(owned.isForeign).toBe(true);
    await expect(owned.root.api.articles.save({} as never)).rejects.toMatchObject({ kind: 'loggedOut' });
  });
});

describe('an answer that was on its way when its student was logged out elsewhere (B7, C1)', () => {
  const begin = () => {
    const answer = Promise.withResolvers<unknown>();
    const { root, elsewhere } = build(undefined, () => answer.promise);
    const owned = bindToOwner(root);
    const told = vi.fn();
    void owned.root.api.orders.create({} as never).then(told, told);
    elsewhere(B);
    return { answer, owned, told, elsewhere };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it.each(['a success', 'a refusal'])('%s waits for its student, as it would lead the other away', async (kind) => {
    const { answer, told, elsewhere } = begin();
    const said = kind === 'a success' ? { id: 1 } : new ApiError('refused', '名额已满');
    if (said instanceof ApiError) answer.reject(said);
    else answer.resolve(said);
    await settle();
    expect(told).not.toHaveBeenCalled();
    elsewhere({ ...A, token: 'a-2' });
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith(said);
  });

  it('is told at once where there is none, so that what was written waits for another try', async () => {
    const { answer, told } = begin();
    answer.reject(new ApiError('unreachable'));
    await settle();
    expect(told).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('is told to nobody once the other has gone on, %s it came', async (when) => {
    const { answer, owned, told, elsewhere } = begin();
    if (when === 'before') owned.leave();
    answer.resolve({ id: 1 });
    await settle();
    owned.leave();
    elsewhere({ ...A, token: 'a-2' });
    await settle();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the drafts of a page that is open', () => {
  it.each(Object.values(PERSONAL_KEYS))('of %s stay their student’s through a logout and a login elsewhere', (key) => {
    const { root, storage, elsewhere } = build();
    const owned = bindToOwner(root);
    new PersonalRecord(owned.root.services.storage, key, '7').write({ one: '林知夏写的' });
    const stop = owned.watch();
    elsewhere(null);
    storage.changeElsewhere(key, null); // the deliberate logout removes them (B5)
    elsewhere(B);
    new PersonalRecord(storage, key, '8').write({ two: '许星野写的' });
    expect(JSON.parse(storage.read(key) ?? '')).toEqual({ '7': { one: '林知夏写的' }, '8': { two: '许星野写的' } });
    stop();
  });

  it('are not brought back when the page itself has removed them', () => {
    const { root, storage } = build();
    const owned = bindToOwner(root);
    const record = new PersonalRecord(owned.root.services.storage, PERSONAL_KEYS.articles, '7');
    record.write({ new: '手稿' });
    record.write({});
    storage.remove(PERSONAL_KEYS.articles);
    owned.restore();
    expect(storage.read(PERSONAL_KEYS.articles) ?? '').not.toContain('手稿');
  });
});

it('a logout removes the drafts of who leaves, and nobody else’s (B5)', async () => {
  const { root, storage } = build();
  for (const owner of ['7', '8', 'student:7', 'visitor', 'guest-7'])
    new PersonalRecord(storage, PERSONAL_KEYS.articles, owner).write({ new: owner });
  await root.auth.logout();
  expect(Object.keys(JSON.parse(storage.read(PERSONAL_KEYS.articles) ?? '{}'))).toEqual(['8', 'visitor', 'guest-7']);
});
