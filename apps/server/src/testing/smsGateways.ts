import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** A server of a provider on this machine, with what it accepted. */
export interface Gateway<T> {
  readonly base: string;
  readonly accepted: T[];
  /** Requests that were refused, each with the reason. */
  readonly refused: string[];
  close(): Promise<void>;
}

async function listen<T>(
  handle: (request: IncomingMessage, body: string) => { accepted: T } | { refused: string },
  answer: (isAccepted: boolean) => { status: number; body: string },
): Promise<Gateway<T>> {
  const [accepted, refused]: [T[], string[]] = [[], []];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const outcome = handle(request, body);
    if ('accepted' in outcome) accepted.push(outcome.accepted);
    else refused.push(outcome.refused);
    const { status, body: text } = answer('accepted' in outcome);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    accepted,
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Alibaba Cloud's short message service: checks the signature ACS3-HMAC-SHA256 over query, headers and body. */
export function openAlibabaSms(keySecret: string): Promise<Gateway<Record<string, string>>> {
  return listen(
    (request, body) => {
      const url = new URL(request.url ?? '/', 'http://gateway');
      const given = /^ACS3-HMAC-SHA256 Credential=\w+,SignedHeaders=([\w;-]+),Signature=([0-9a-f]+)$/.exec(
        request.headers.authorization ?? '',
      );
      const [, names = '', signature] = given ?? [];
      const query = [...url.searchParams].sort().map(([name, value]) => `${encode(name)}=${encode(value)}`);
      const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
      const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, sha256(body)].join(
        '\n',
      );
      const expected = createHmac('sha256', keySecret)
        .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
        .digest('hex');
      const isRight = signature === expected && request.headers['x-acs-content-sha256'] === sha256(body);
      return isRight ? { accepted: Object.fromEntries(url.searchParams) } : { refused: 'SignatureDoesNotMatch' };
    },
    (isAccepted) =>
      isAccepted
        ? { status: 200, body: JSON.stringify({ Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'r' }) }
        : { status: 400, body: JSON.stringify({ Code: 'SignatureDoesNotMatch', Message: 'no', RequestId: 'r' }) },
  );
}

/** A school's own hook, which checks the signature of each request, and takes none while `accepts` says so. */
export function openSmsHook(secret: string, accepts = () => true): Promise<Gateway<Record<string, string>>> {
  return listen(
    ({ headers }, body) => {
      const signed = createHmac('sha256', secret)
        .update(`${String(headers['x-timestamp'])}.${body}`)
        .digest('hex');
      return accepts() && headers['x-signature'] === `sha256=${signed}`
        ? { accepted: JSON.parse(body) as Record<string, string> }
        : { refused: 'signature' };
    },
    (isAccepted) => ({ status: isAccepted ? 204 : 403, body: '' }),
  );
}
