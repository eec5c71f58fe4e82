import { formatFrame, type SocketMessage } from '@shuyuan/contract';
import type { Environment, SocketEvents, TabMessage } from '../stores/live/environment.ts';

/** A clock that a test moves; what is due runs in its order, and promises settle in between. */
export function buildSteadyClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pending: () => timers.length,
    settle,
    async advance(ms: number) {
      const until = now + ms;
      await settle();
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = due.at;
        due.run();
        await settle();
      }
      now = until;
    },
  };
}

/** What all tabs of one browser share. */
export function buildBrowser() {
  const listeners = new Map<object, Set<(message: TabMessage) => void>>();
  const locks = new Set<string>();
  return { listeners, locks };
}

/** One connection that a store has opened, and what a test makes of it. */
export interface FakeConnection {
  url: string;
  protocols: string[];
  events: SocketEvents;
  sent: SocketMessage[];
  isClosed: boolean;
  /** The server sends. */
  push(message: SocketMessage | string): void;
}

/** One tab: a environment in memory, with the record of what was asked of it. */
export function buildEnvironment(clock = buildSteadyClock(), browser = buildBrowser()) {
  const self = {};
  const connections: FakeConnection[] = [];
  const opened: { path: string; isClosed: boolean }[] = [];
  const awake = new Set<() => void>();
  const offline = new Set<() => void>();
  const leaving = new Set<() => void>();
  const ofTab = new Set<(message: TabMessage) => void>();
  browser.listeners.set(self, ofTab);
  const facts = {
    blocksTabs: false,
    refreshes: 0,
    isTouched: true,
    isHidden: false,
    chimes: 0,
    notified: [] as string[],
  };
  const environment: Environment = {
    now: clock.now,
    after: clock.after,
    random: () => 0.5,
    connect(url, protocols, events) {
      const connection: FakeConnection = {
        ...{ url, protocols, events, isClosed: false },
        sent: [],
        push: (message) => events.message(typeof message === 'string' ? message : formatFrame(message)),
      };
      connections.push(connection);
      return {
        send: (text) => void connection.sent.push(JSON.parse(text) as SocketMessage),
        close() {
          connection.isClosed = true;
        },
      };
    },
    onAwake(listener) {
      awake.add(listener);
      return () => void awake.delete(listener);
    },
    onOffline(listener) {
      offline.add(listener);
      return () => void offline.delete(listener);
    },
    onLeave(listener) {
      leaving.add(listener);
      return () => void leaving.delete(listener);
    },
    openTab(path) {
      if (facts.blocksTabs) return null;
      const tab = { path, isClosed: false };
      opened.push(tab);
      return {
        close() {
          tab.isClosed = true;
        },
      };
    },
    tabs: {
      post(message) {
        for (const [tab, others] of browser.listeners)
          if (tab !== self) for (const listener of others) listener(message);
      },
      onMessage(listener) {
        ofTab.add(listener);
        return () => void ofTab.delete(listener);
      },
    },
    async lock(name) {
      if (browser.locks.has(name)) return null;
      browser.locks.add(name);
      return () => void browser.locks.delete(name);
    },
    refreshPage: () => void facts.refreshes++,
    attention: {
      title: '首页 · 胜雅',
      get isTouched() {
        return facts.isTouched;
      },
      get isHidden() {
        return facts.isHidden;
      },
      chime: () => void facts.chimes++,
      notify(title) {
        facts.notified.push(title);
        return () => undefined;
      },
    },
  };
  const wake = () => {
    for (const listener of awake) listener();
  };
  const leave = () => {
    for (const listener of leaving) listener();
  };
  const loseNetwork = () => {
    for (const listener of offline) listener();
  };
  const listening = () => awake.size + offline.size + leaving.size;
  return { environment, clock, browser, connections, opened, facts, wake, loseNetwork, leave, listening };
}

/** A socket of which a test is the server. */
export function buildSocket() {
  const listeners = new Map<number, Set<(message: never) => void>>();
  const openListeners = new Set<() => void>();
  const sent: SocketMessage[] = [];
  return {
    state: 'open' as const,
    attempt: 1,
    sent,
    on(type: number, listener: (message: never) => void) {
      const ofType = listeners.get(type) ?? new Set();
      listeners.set(type, ofType.add(listener));
      return () => void ofType.delete(listener);
    },
    onOpen(listener: () => void) {
      openListeners.add(listener);
      return () => void openListeners.delete(listener);
    },
    send(message: SocketMessage) {
      sent.push(message);
      return true;
    },
    retry: () => undefined,
    push(message: SocketMessage) {
      for (const listener of listeners.get(message.type) ?? []) listener(message as never);
    },
    open() {
      for (const listener of openListeners) listener();
    },
  };
}
