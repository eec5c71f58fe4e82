import { SocketType } from '@shuyuan/contract';
import { makeAutoObservable, when } from 'mobx';
import { Scope } from '../../core/scope.ts';
import type { RootStore } from '../RootStore.ts';
import { CallStore } from './CallStore.ts';
import type { LiveParts } from './liveParts.ts';
import { SocketStore } from './SocketStore.ts';
import { socketUrl } from './socketUrl.ts';
import { UnreadTalkStore } from './UnreadTalkStore.ts';
import type { World } from './world.ts';

/** The live parts of one login: its socket, the call, unread messages. */
class OwnLive implements LiveParts {
  readonly socket: SocketStore;
  readonly call: CallStore | null;
  readonly talks: UnreadTalkStore | null;
  private readonly scope = new Scope();

  constructor(root: RootStore, world: World) {
    const { auth, api, tenant, services, place } = root;
    const { member } = auth;
    const token = auth.tokenFor('member');
    const tab = `${member?.type} ${member?.id}`;
    const here = () => services.navigator.current;
    this.socket = new SocketStore({
      world,
      ticket: () => api.talk.ticket(),
      url: (userId) => socketUrl(place.socket ?? '/socket/', userId, place.origin),
      onLoginOver: () => auth.forceLogout(token),
    });
    const { socket } = this;
    this.call = auth.lecturer ? null : new CallStore({ world, socket, api, member: tab, here });
    this.talks =
      member && tenant.showIm
        ? new UnreadTalkStore({
            ...{ world, socket, api, storage: services.storage, member, tab, here },
            platform: tenant.brand.im.platformId,
          })
        : null;
    makeAutoObservable<this, 'scope'>(this, { socket: false, call: false, talks: false, scope: false });
  }

  get unreadTalks() {
    return this.talks?.count ?? 0;
  }

  readAgain() {
    this.talks?.readAgain();
  }

  onUnread(listener: () => void) {
    return this.socket.on(SocketType.unread, listener);
  }

  onOrder(listener: (orderId: number) => void) {
    return this.socket.on(SocketType.order, ({ orderId }) => listener(orderId));
  }

  /** What was missed is read after every reconnect, and also where no socket comes about (W6). */
  start() {
    const read = () => {
      void this.call?.look();
      void this.talks?.read();
    };
    this.call?.start();
    this.talks?.start();
    this.scope.add(this.socket.onOpen(read));
    this.scope.add(when(() => this.socket.state === 'reconnecting', read));
    this.socket.start();
  }

  dispose() {
    this.scope.dispose();
    this.call?.dispose();
    this.talks?.dispose();
    this.socket.dispose();
  }
}

/** Begins the live parts of whoever is logged in now. */
export function createLive(root: RootStore, world: World): LiveParts {
  const live = new OwnLive(root, world);
  live.start();
  return live;
}
