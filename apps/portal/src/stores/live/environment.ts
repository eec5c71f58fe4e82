/** One connection to the server; `close` ends it and calls no listener any more. */
export interface SocketConnection {
  send(text: string): void;
  close(): void;
}

/** What happens to a connection. */
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

/** What live stores use of the browser; a test hands in its own. */
export interface Environment {
  /** Milliseconds that only go forward, whatever happens to the clock (W8). */
  now(): number;
  /** Runs once after so many milliseconds; returns how to prevent it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  connect(url: string, protocols: string[], events: SocketEvents): SocketConnection;
  /** The network is back, the page is visible again, or it is back from the browser's cache (W5). */
  onAwake(listener: () => void): () => void;
  /** The browser says that the network is gone. */
  onOffline(listener: () => void): () => void;
  /** The page goes away, forever or into the browser's cache. */
  onLeave(listener: () => void): () => void;
  /** Opens one of our pages, inside a click; null where the browser blocked it. */
  openTab(path: string): OpenedTab | null;
  tabs: {
    post(message: TabMessage): void;
    onMessage(listener: (message: TabMessage) => void): () => void;
  };
  /** Takes a lock of all tabs if nobody has it, and returns how to give it back; null where another tab has it (W8). */
  lock(name: string): Promise<(() => void) | null>;
  /** Reads the page again if it is one that a call changes (§4 refreshExpert). */
  refreshPage(): void;
  attention: {
    title: string;
    /** The student has touched the page: it may sound. */
    readonly isTouched: boolean;
    /** Notifies through the system if that is allowed and the page is hidden; the same `tag` shows once. Returns how to take it back. */
    notify(title: string, tag: string): () => void;
  };
}
