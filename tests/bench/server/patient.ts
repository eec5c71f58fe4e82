import { connect, type Socket } from 'node:net';
import { ApiError } from '../../../apps/portal/src/api/apiError.ts';
import { createRetry } from '../../../apps/portal/src/api/retry.ts';
import { type Request, wireOf } from './load.ts';

/** A student's browser that waits out a rush as the portal does, on one connection. */
export class PatientClient {
  private readonly socket: Socket;
  private readonly retry = createRetry({});
  private pending = '';
  private onAnswer: (answer: { status: number; retryAfterS: number | undefined; body: string }) => void = () => {};
  private onFailure: (error: Error) => void = () => {};

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.setEncoding('latin1');
    this.socket.on('data', (chunk: string) => this.receive(chunk));
    this.socket.on('error', (error) => this.onFailure(error));
    this.socket.on('close', () => this.onFailure(new Error('the server closed the connection')));
  }

  /** Sends a request, again by `Retry-After` while the server is crowded; resolves to the body, throws `ApiError` at the end of its patience. */
  async ask(request: Request): Promise<string> {
    const send = () => this.send(request);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 503) throw error;
      return this.retry(error, send);
    }
  }

  close(): void {
    this.socket.destroy();
  }

  private send(request: Request): Promise<string> {
    return new Promise((resolve, reject) => {
      this.onFailure = reject;
      this.onAnswer = ({ status, retryAfterS, body }) => {
        const facts = { code: status, ...(retryAfterS === undefined ? {} : { retryAfterS }) };
        if (status === 200) resolve(body);
        else reject(new ApiError('failed', body.slice(0, 200), facts));
      };
      this.socket.write(wireOf(request));
    });
  }

  private receive(chunk: string): void {
    this.pending += chunk;
    const end = this.pending.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.pending.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.pending.length < end + 4 + length) return;
    const body = this.pending.slice(end + 4);
    this.pending = '';
    const retryAfter = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
    this.onAnswer({
      status: Number(head.slice(9, 12)),
      retryAfterS: retryAfter === undefined ? undefined : Number(retryAfter),
      body: Buffer.from(body, 'latin1').toString(),
    });
  }
}
