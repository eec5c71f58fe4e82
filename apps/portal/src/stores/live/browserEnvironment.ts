import { notificationState, showNotification } from '../../api/secureOnly/notifications.ts';
import { tabLocks } from '../../api/secureOnly/tabLocks.ts';
import { onAwake, subscribe } from '../../core/pageEvents.ts';
import type { Environment, SocketConnection, SocketEvents, TabMessage } from './environment.ts';
import { openTab } from './openPage.ts';

/** Name of the channel and prefix of the locks; browsers separate them by host, and so by school. */
const NAME = 'sy_live';

/** The browser as live stores see it. */
export function browserEnvironment({ refreshPage, chime }: { refreshPage(): void; chime(): void }): Environment {
  const listeners = new Set<(message: TabMessage) => void>();
  const channel = openChannel();
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      for (const listener of listeners) listener(data);
    };
  return {
    now: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    connect,
    onAwake,
    onOffline: (listener) => subscribe(window, 'offline', listener),
    onLeave: (listener) => subscribe(window, 'pagehide', listener),
    openTab,
    tabs: {
      post: (message) => channel?.postMessage(message),
      onMessage(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    lock,
    refreshPage,
    attention: attentionOf(chime),
  };
}

/** The other tabs; a browser that stores nothing for this site may refuse the channel too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

function connect(url: string, protocols: string[], events: SocketEvents): SocketConnection {
  const socket = new WebSocket(url, protocols);
  socket.onopen = () => events.open();
  socket.onmessage = ({ data }) => events.message(data);
  socket.onerror = () => events.error();
  socket.onclose = ({ code }) => events.close(code);
  return {
    // Browsers log an error about a frame for a socket that is closing; its end is told by the event.
    send: (text) => {
      if (socket.readyState <= WebSocket.OPEN) socket.send(text);
    },
    close() {
      const isOnItsWay = socket.readyState === WebSocket.CONNECTING;
      // Browsers log an error when a connecting socket is closed: it is closed as soon as it opens.
      socket.onopen = isOnItsWay ? () => socket.close() : null;
      socket.onmessage = null;
      socket.onerror = null;
      socket.onclose = null;
      if (!isOnItsWay) socket.close();
    },
  };
}

/** Title and notifications of the tab; a notification only where the student has allowed it before (product.md 4.17). */
const attentionOf = (chime: () => void): Environment['attention'] => ({
  chime,
  get isHidden() {
    return document.hidden;
  },
  get title() {
    return document.title;
  },
  set title(title) {
    document.title = title;
  },
  get isTouched() {
    return navigator.userActivation?.hasBeenActive ?? false;
  },
  notify(title, tag) {
    if (!document.hidden || notificationState() !== 'granted') return () => undefined;
    const shown = showNotification(title, { tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  },
});

/** Held until released; without the Web Locks API, or without https, each tab decides on its own. */
function lock(name: string): Promise<(() => void) | null> {
  const locks = tabLocks();
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = (held: unknown) => (held ? new Promise<void>((release) => resolve(() => release())) : resolve(null));
    locks.request(`${NAME} ${name}`, { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}
