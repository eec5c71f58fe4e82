import { observable } from 'mobx';
import type { RootStore } from '../RootStore.ts';
import type { Live } from './live.ts';

/** Begins the live parts of the login that there is now. */
export function startLive(_root: RootStore): Live {
  return observable({
    socket: {
      state: 'connecting' as const,
      attempt: 1,
      on: () => () => undefined,
      onOpen: () => () => undefined,
      send: () => false,
      retry: () => undefined,
    },
    unreadTalks: 0,
    readAgain: () => undefined,
    dispose: () => undefined,
  });
}
