/** One connection to the server; `close` ends it and calls no listener any more. */
export interface SocketConnection {
  send(text: string): void;
  close(): void;
}

/** Events of a connection. */
export interface SocketEvents {
  open(): void;
  message(data: unknown): void;
  error(): void;
  close(code: number): void;
}

/** A tab that was opened from here. */
export interface OpenedTab {
  close(): void;
}

/** What the tabs of one browser post to each other; `member` says whose tab it is. */
export type TabMessage =
  | { kind: 'callOver'; member: string; call: string }
  | { kind: 'talkOpened'; member: string }
  | { kind: 'talksRead'; member: string };

/** Browser APIs used by the live stores; tests pass their own. */
export interface Environment {
  /** Milliseconds that only go forward, whatever happens to the clock (W8). */
  now(): number;
  /** Runs once after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  connect(url: string, protocols: string[], events: SocketEvents): SocketConnection;
  /** The network is back, the page is visible again, or it is back from the browser's cache (W5). */
  onAwake(listener: () => void): () => void;
  /** The browser reports the network as offline. */
  onOffline(listener: () => void): () => void;
  /** The page is hidden, for good or into the back/forward cache. */
  onLeave(listener: () => void): () => void;
  /** Opens one of our pages, inside a click; null where the browser blocked it. */
  openTab(path: string): OpenedTab | null;
  tabs: {
    post(message: TabMessage): void;
    onMessage(listener: (message: TabMessage) => void): () => void;
  };
  /** Acquires a lock shared by all tabs if it is free, and returns its release function; null where another tab has it (W8). */
  lock(name: string): Promise<(() => void) | null>;
  /** Reads the page again if it is one that a call changes (§4 refreshExpert). */
  refreshPage(): void;
  attention: {
    title: string;
    /** The student has touched the page: it may sound. */
    readonly isTouched: boolean;
    /** Another tab or window is in front of this one. */
    readonly isHidden: boolean;
    /** Sounds once. */
    chime(): void;
    /** Notifies through the system if that is allowed and the page is hidden; the same `tag` shows once. Returns a function that closes it. */
    notify(title: string, tag: string): () => void;
  };
}
