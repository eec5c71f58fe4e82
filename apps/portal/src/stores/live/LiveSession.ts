import { SocketType } from '@shuyuan/contract';
import { makeAutoObservable, when } from 'mobx';
import { Scope } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import type { AuthStore } from '../AuthStore.ts';
import type { TenantStore } from '../TenantStore.ts';
import { CallStore } from './CallStore.ts';
import { ConnectionNotice } from './ConnectionNotice.ts';
import type { Environment } from './environment.ts';
import type { LiveSocket } from './liveSocket.ts';
import { SocketStore } from './SocketStore.ts';
import { socketUrl } from './socketUrl.ts';
import { TabAlert } from './TabAlert.ts';
import { UnreadTalkStore } from './UnreadTalkStore.ts';

/** Inputs of a session: the login, the school, and the current page. */
interface SessionPorts {
  auth: AuthStore;
  tenant: TenantStore;
  services: Pick<Services, 'api' | 'navigator' | 'storage'>;
  place: { origin: string; socket?: string; hasSocketTicket?: boolean };
}

/** Live data of one login: its socket, the call, unread messages. */
export class LiveSession {
  /** The call that rings; none in a lecturer's tab. */
  readonly call: CallStore | null;
  /** Unread messages and their popup; none where the school has no chat. */
  readonly talks: UnreadTalkStore | null;
  /** What the page says of the connection. */
  readonly connection: ConnectionNotice;
  /** Calls whoever waits behind another tab. */
  readonly alert: TabAlert;
  readonly #socket: SocketStore;
  readonly #scope = new Scope();

  constructor({ auth, tenant, services, place }: SessionPorts, environment: Environment) {
    const { api } = services;
    const { member } = auth;
    const token = auth.tokenFor('member');
    const tab = `${member?.type} ${member?.id}`;
    const here = () => services.navigator.current;
    const socket = new SocketStore({
      environment,
      ...(place.hasSocketTicket === false
        ? { ticket: async () => ({ userId: member?.id ?? 0 }), isSilent: true }
        : { ticket: () => api.talk.ticket() }),
      url: (userId) => socketUrl(place.socket ?? '/socket/', userId, place.origin),
      onLoginOver: () => auth.forceLogout(token),
    });
    this.#socket = socket;
    this.connection = new ConnectionNotice(environment, socket);
    this.call = auth.lecturer ? null : new CallStore({ environment, socket, api, member: tab, here });
    this.talks =
      member && tenant.showIm
        ? new UnreadTalkStore({
            ...{ environment, socket, api, storage: services.storage, member, tab, here },
            platform: tenant.brand.im.platformId,
          })
        : null;
    this.alert = new TabAlert(environment);
    makeAutoObservable(this, { alert: false, call: false, talks: false, connection: false });
  }

  get socket(): LiveSocket {
    return this.#socket;
  }

  /** Unread messages of chat, the same in all tabs; undefined while unknown. */
  get unreadTalks() {
    return this.talks?.count;
  }

  /** Reads the unread messages of chat again, after something was read here. */
  refreshUnread() {
    this.talks?.refreshAll();
  }

  /** The messages of the school changed (type 106). */
  onUnread(listener: () => void) {
    return this.#socket.on(SocketType.unread, listener);
  }

  /** An order changed (type 107). */
  onOrder(listener: (orderId: number) => void) {
    return this.#socket.on(SocketType.order, ({ orderId }) => listener(orderId));
  }

  /** A lesson of one's class began, ended or was cancelled (type 108). */
  onLesson(listener: () => void) {
    return this.#socket.on(SocketType.lesson, listener);
  }

  /** Missed data is loaded after every reconnect, and also without a socket (W6). */
  start() {
    const refresh = () => {
      void this.call?.refresh();
      void this.talks?.refresh();
    };
    this.connection.start();
    this.alert.start();
    this.call?.start();
    this.talks?.start();
    this.#scope.add(this.#socket.onOpen(refresh));
    this.#scope.add(when(() => this.#socket.state === 'reconnecting', refresh));
    this.#socket.start();
  }

  dispose() {
    this.#scope.dispose();
    this.connection.dispose();
    this.alert.dispose();
    this.call?.dispose();
    this.talks?.dispose();
    this.#socket.dispose();
  }
}
