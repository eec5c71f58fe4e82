import { type IncomingHttpHeaders, request } from 'node:http';

/** A request outside the browser: the school is selected by the Host header, which needs no DNS. */
export interface Question {
  port: number;
  path: string;
  host?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

/** The response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request to a server on this machine. */
export function ask({ port, path, host = 'localhost', method = 'GET', headers = {}, body }: Question): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type = text === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...type, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() });
        });
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}
