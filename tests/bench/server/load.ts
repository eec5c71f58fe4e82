import { connect } from 'node:net';

/** One request as it goes over the wire. */
export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  host: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Result of one load measurement. */
export interface Shot {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses without success. */
  failures: number;
  /** The first failed response. */
  failure?: string;
}

export interface Load {
  port: number;
  /** Distributed: connection `n` of `m` sends number n, n + m, n + 2m and so on, then starts again. */
  requests: readonly Request[];
  connections?: number;
  /** Duration; without it each request is sent once. */
  ms?: number;
  /** Status of a success, without which it is 200 with the envelope of one. */
  status?: number;
}

const CONNECTIONS = 50;
/** Start of a successful envelope, or of the response to a notification. */
const SUCCESS = /^(?:\{"resultCode":0[,}]|success$)/;

/** Whether a response body, or its beginning, indicates success. */
export function isSuccess(body: string): boolean {
  return SUCCESS.test(body);
}

/**
 * Keeps `connections` busy with one request each for `ms`, or until all are sent, over plain sockets: an HTTP client would cost as much as the
 * measured server. Success is decided by the envelope.
 */
export async function fire({ port, requests, connections = CONNECTIONS, ms, status }: Load): Promise<Shot> {
  const wires = requests.map(wireOf);
  const times: number[] = [];
  let failures = 0;
  let failure: string | undefined;
  const began = performance.now();
  const until = ms === undefined ? null : began + ms;
  await Promise.all(
    Array.from({ length: Math.min(connections, wires.length) }, (_, at) =>
      busy({ port, wires, at, step: connections, until, status }, (took, isSuccess, answer) => {
        times.push(took);
        if (isSuccess) return;
        failures += 1;
        failure ??= answer().slice(0, 300);
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures,
    ...(failure === undefined ? {} : { failure }),
  };
}

/** One request and its body; throws unless it is a success. */
export async function ask(port: number, request: Request, status?: number): Promise<string> {
  let text = '';
  await busy({ port, wires: [wireOf(request)], at: 0, step: 1, until: 0, status }, (_took, isSuccess, answer) => {
    text = answer();
    if (!isSuccess) throw new Error(`${request.path} answered ${text.slice(0, 300)}`);
  });
  return text;
}

/** A request as it goes over the wire. */
export function wireOf({ method = 'GET', path, host, body, headers = {} }: Request): string {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const kind = text ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\n${more.join('')}${kind}\r\n${text}`;
}

interface Line {
  port: number;
  wires: readonly string[];
  at: number;
  step: number;
  /** Null: until all requests are sent. */
  until: number | null;
  status?: number | undefined;
}

/** One connection: sends a request, waits for the whole response, and repeats until time or requests run out. */
function busy(
  { port, wires, at, step, until, status }: Line,
  onAnswer: (took: number, isSuccess: boolean, text: () => string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let next = at;
    let asked = 0;
    let pending = '';
    const send = () => {
      asked = performance.now();
      socket.write(wires[next % wires.length] ?? '');
      next += step;
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', (error) => reject(new Error(`port ${port}: ${error.message}`, { cause: error })));
    socket.on('data', (chunk: string) => {
      pending = pending ? pending + chunk : chunk;
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(pending.slice(0, end))?.[1] ?? 0);
      if (pending.length < end + 4 + length) return;
      const answer = pending;
      pending = '';
      const now = performance.now();
      try {
        const isGood =
          status === undefined
            ? answer.startsWith('200', 9) && isSuccess(answer.slice(end + 4, end + 40))
            : answer.startsWith(String(status), 9);
        onAnswer(now - asked, isGood, () => Buffer.from(answer.slice(end + 4), 'latin1').toString());
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      if (until === null ? next < wires.length : now < until) send();
      else {
        socket.destroy();
        resolve();
      }
    });
    socket.on('close', () => reject(new Error(`port ${port} closed the connection`)));
  });
}
