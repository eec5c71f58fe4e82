import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AlipaySettings } from '../platform/core/config/paymentSettings.ts';

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = { private: { format: 'pem', type: 'pkcs8' }, public: { format: 'pem', type: 'spki' } } as const;

/** A request that reached the gateway with a good signature. */
export interface AlipayRequest {
  method: string;
  fields: Record<string, string>;
  content: Record<string, string>;
}

/** A gateway on loopback with its own keys, which verifies and creates signatures as Alipay specifies. */
export class AlipayGateway {
  readonly requests: AlipayRequest[] = [];
  /** Responses by method; a gateway error otherwise. */
  readonly answers = new Map<string, Record<string, unknown>>();
  /** Signs its responses with an unknown key. */
  isForged = false;
  private readonly ours = keys();
  private readonly theirs = keys();
  private readonly stranger = keys();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => response.end(this.answer(new URL(request.url ?? '', 'http://gateway'), body)));
    });
  }

  /** Starts listening; resolves to the settings of an account. */
  async open(): Promise<AlipaySettings> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
      appId: '2021000000000001',
      privateKey: String(this.ours.privateKey.export(pem.private)),
      publicKey: String(this.theirs.publicKey.export(pem.public)),
      gateway: `http://127.0.0.1:${port}/gateway.do`,
    };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Parses an address or request of ours; throws when it is not signed with our key. */
  read(url: URL, body = ''): AlipayRequest {
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const { sign = '', ...signed } = fields;
    const isGood = createVerify('RSA-SHA256').update(sorted(signed)).verify(this.ours.publicKey, sign, 'base64');
    if (!isGood) throw new Error('the signature of a request is wrong');
    return { method: fields['method'] ?? '', fields, content: JSON.parse(fields['biz_content'] ?? '{}') };
  }

  /** A notification as Alipay sends it: a form, signed without `sign` and `sign_type`. */
  notification(fields: Record<string, string>, signType = 'RSA2'): string {
    const algorithm = signType === 'RSA2' ? 'RSA-SHA256' : 'RSA-SHA1';
    const key = this.isForged ? this.stranger.privateKey : this.theirs.privateKey;
    const sign = createSign(algorithm).update(sorted(fields)).sign(key, 'base64');
    return String(new URLSearchParams({ ...fields, sign_type: signType, sign }));
  }

  private answer(url: URL, body: string): string {
    const request = this.read(url, body);
    this.requests.push(request);
    const text = JSON.stringify(this.answers.get(request.method) ?? { code: '20000', msg: 'Service Unavailable' });
    const key = this.isForged ? this.stranger.privateKey : this.theirs.privateKey;
    const sign = createSign('RSA-SHA256').update(text).sign(key, 'base64');
    return `{"${request.method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`;
  }
}

const sorted = (fields: Record<string, string>) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
