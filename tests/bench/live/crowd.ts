import { connect, type Socket } from 'node:net';

/** What one client of the crowd asks with. */
export interface Seat {
  path: string;
  host: string;
  headers?: Readonly<Record<string, string>>;
}

/** A heartbeat as a browser sends it: masked, here with zeros. */
const PAYLOAD = Buffer.from('{"type":3}');
const BEAT = Buffer.concat([Buffer.from([0x81, 0x80 | PAYLOAD.length, 0, 0, 0, 0]), PAYLOAD]);
const AT_ONCE = 100;
/** Heartbeats come singly, not in waves. */
const BEAT_STEP_MS = 5;
const PATIENCE_MS = 30_000;

/** Many sockets over bare TCP: clients of ws would cost as much as the server that is measured. */
export class Crowd {
  private readonly sockets: Socket[] = [];
  private arrived: number[] = [];
  private mark = 0;
  private onArrival: (() => void) | null = null;

  /** Opens a socket for each seat, a hundred at a time; `seatOf` may ask for a ticket first. */
  async open(port: number, count: number, seatOf: (index: number) => Promise<Seat> | Seat): Promise<void> {
    const queue = Array.from({ length: count }, (_, index) => index).values();
    const worker = async () => {
      for (const index of queue) this.sockets.push(await this.enter(port, await seatOf(index)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  /** Sends so many heartbeats each second, on one socket after the other as they would come, for a time. */
  async beat(aSecond: number, ms: number): Promise<void> {
    const began = performance.now();
    let sent = 0;
    while (performance.now() - began < ms) {
      const due = ((performance.now() - began) / 1000) * aSecond;
      for (; sent < due; sent += 1) this.sockets[sent % this.sockets.length]?.write(BEAT);
      await new Promise((resolve) => setTimeout(resolve, BEAT_STEP_MS));
    }
  }

  /** Does something that sends each socket a frame; gives the milliseconds until 99 of 100 have one, and all. */
  async measureArrival(cause: () => Promise<unknown>): Promise<{ p99: number; all: number }> {
    this.arrived = [];
    this.mark = performance.now();
    const all = new Promise<void>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`only ${this.arrived.length} have heard`)), PATIENCE_MS);
      this.onArrival = () => {
        if (this.arrived.length < this.sockets.length) return;
        clearTimeout(patience);
        resolve();
      };
    });
    await cause();
    await all;
    this.onArrival = null;
    const sorted = this.arrived.sort((one, other) => one - other);
    return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, all: sorted.at(-1) ?? Number.NaN };
  }

  /** Leaves. */
  close(): void {
    for (const socket of this.sockets.splice(0)) socket.destroy();
  }

  private enter(port: number, { path, host, headers = {} }: Seat): Promise<Socket> {
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
          `sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n${more.join('')}\r\n`,
      );
      socket.on('error', reject);
      socket.once('data', (answer) => {
        if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) reject(new Error(`not let in: ${answer}`));
        socket.on('data', () => {
          if (!this.onArrival) return;
          this.arrived.push(performance.now() - this.mark);
          this.onArrival();
        });
        resolve(socket);
      });
    });
  }
}
