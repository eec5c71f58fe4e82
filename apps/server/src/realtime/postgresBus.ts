import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Bus, type BusMessage, decodeMessage, encodeMessage } from './bus.ts';
import { ChunkJoiner, splitIntoChunks } from './chunks.ts';

const CHANNEL = 'shuyuan_push';
const CONNECT_MS = 2_000;
/** Timeout of a notification, after which the connection counts as dead. */
const SEND_MS = 5_000;
const AGAIN_MS = 500;
const AGAIN_MAX_MS = 10_000;
/** Notices that may wait for the connection; more are dropped, for pushes are found by the poll. */
const WAITING_MAX = 10_000;
const TOGETHER = 100;

/** Notes as notifications of the database, over a separate connection that reconnects when it breaks. */
export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly by = randomUUID();
  private readonly joiner = new ChunkJoiner();
  private client: pg.Client | null = null;
  private isReady = false;
  private isSending = false;
  private isStopped = false;
  private tries = 0;
  private retry: NodeJS.Timeout | null = null;
  private waiting: string[] = [];
  private sent = 0;
  private onNote: (note: BusMessage) => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  /** Starts listening, and retries when the database does not answer. */
  start(onNote: (note: BusMessage) => void): void {
    this.onNote = onNote;
    void this.connect();
  }

  /** Puts a note on its way; without a connection it is dropped. */
  publish(note: BusMessage): void {
    if (!this.isReady || this.waiting.length > WAITING_MAX) return;
    this.sent += 1;
    const chunks = splitIntoChunks(encodeMessage(this.by, note), `${this.by}-${this.sent}`);
    for (const chunk of chunks) this.waiting.push(chunk);
    void this.flush();
  }

  /** Closes the connection. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.isReady = false;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: SEND_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'shuyuan push',
    });
    this.client = client;
    const again = () => this.again(client);
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      const text = this.joiner.add(payload ?? '');
      const note = text === null ? null : decodeMessage(this.by, text);
      if (note) this.onNote(note);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.isReady = true;
      this.tries = 0;
    } catch {
      again();
    }
  }

  private again(client: pg.Client): void {
    if (this.isStopped || this.client !== client) return;
    this.client = null;
    this.isReady = false;
    this.waiting = [];
    client.end().catch(() => {});
    const wait = Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => void this.connect(), wait);
  }

  /** Sends queued notes, many notifications in one statement. */
  private async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const { client } = this;
    try {
      while (client && this.isReady && this.waiting.length > 0) {
        const chunks = this.waiting.splice(0, TOGETHER);
        await client.query(`select pg_notify('${CHANNEL}', chunk) from unnest($1::text[]) as chunk`, [chunks]);
      }
    } catch {
      if (client) this.again(client);
    } finally {
      this.isSending = false;
    }
  }
}
