import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { type Bus, type BusMessage, decodeMessage, encodeMessage } from './bus.ts';

const AGAIN_MS = 200;
const AGAIN_MAX_MS = 5_000;
const CONNECT_MS = 2_000;
const PING_MS = 5_000;
const SILENT_MS = 15_000;
const WAITING_MAX = 10_000;

/** Notes over Redis or Valkey: a channel of the deployment, the school in the note (T5). */
export class RedisBus implements Bus {
  private readonly channel: string;
  private readonly by = randomUUID();
  private readonly sender: ReturnType<typeof connectTo>;
  private readonly receiver: ReturnType<typeof connectTo>;

  private isStopped = false;

  constructor(url: string, deployment: string) {
    this.channel = `shuyuan:${deployment}:push`;
    this.sender = connectTo(url);
    this.receiver = connectTo(url);
  }

  /** Starts listening, and retries when Redis does not answer. */
  start(onNote: (note: BusMessage) => void): void {
    const receive = (text: string) => {
      const note = decodeMessage(this.by, text);
      if (note) onNote(note);
    };
    // A connection that breaks before it listens has nothing to be subscribed again.
    let isSubscribed = false;
    this.receiver.on('ready', () => {
      if (isSubscribed) return;
      isSubscribed = true;
      this.receiver.subscribe(this.channel, receive).catch(() => {
        isSubscribed = false;
      });
    });
    this.join(this.sender);
    this.join(this.receiver);
  }

  /** Puts a note on its way; without a connection it is dropped. */
  publish(note: BusMessage): void {
    if (!this.sender.isReady) return;
    this.sender.publish(this.channel, encodeMessage(this.by, note)).catch(() => {});
  }

  /** Closes both connections. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const client of [this.sender, this.receiver]) if (client.isOpen) client.destroy();
  }

  /** The client retries on its own, except when Redis replies with an error, for example while loading. */
  private join(client: ReturnType<typeof connectTo>): void {
    client.connect().catch(() => {
      if (this.isStopped) return;
      if (client.isOpen) client.destroy();
      setTimeout(() => {
        if (!this.isStopped) this.join(client);
      }, AGAIN_MAX_MS).unref();
    });
  }
}

/** A connection that reconnects automatically and queues nothing meanwhile; listeners are subscribed again afterwards. */
function connectTo(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING_MAX,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) =>
        Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** Math.min(tries, 5)) * (0.7 + 0.6 * Math.random()),
    },
  });
  client.on('error', () => {});
  return client;
}
