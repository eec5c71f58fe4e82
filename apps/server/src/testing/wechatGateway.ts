import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { WechatSettings } from '../platform/core/config/paymentSettings.ts';

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",serial_no="(\w+)",timestamp="(\d+)",nonce_str="(\w+)",signature="([^"]+)"$/;

/** A request that reached the interface with a good signature. */
export interface WechatRequest {
  method: string;
  path: string;
  content: Record<string, unknown>;
}

/** WeChat Pay API v3 on loopback, with its own keys, which verifies and creates signatures as documented. */
export class WechatGateway {
  readonly requests: WechatRequest[] = [];
  /** Responses by method and path without query; 500 otherwise. */
  readonly answers = new Map<string, { status: number; body: object | null }>();
  /** Signs with an unknown key. */
  isForged = false;
  readonly account = {
    merchantId: '1900000001',
    appId: 'wx0000000000000001',
    serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    apiKey: 'abcdefghijklmnopqrstuvwxyz012345',
    publicKeyId: 'PUB_KEY_ID_0000000000000024101100397200000006',
  };
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
      request.on('end', () => {
        this.read(request, body);
        const path = (request.url ?? '').split('?')[0];
        const answer = this.answers.get(`${request.method} ${path}`) ?? { status: 500, body: { code: 'SYSTEM_ERROR' } };
        const text = answer.body ? JSON.stringify(answer.body) : '';
        const now = String(Math.floor(Date.now() / 1000));
        response.writeHead(answer.status, { 'content-type': 'application/json', ...this.sign(text, now) });
        response.end(text);
      });
    });
  }

  /** Starts listening; resolves to the settings of an account. */
  async open(): Promise<WechatSettings> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
      ...this.account,
      privateKey: String(this.ours.privateKey.export({ format: 'pem', type: 'pkcs8' })),
      publicKey: String(this.theirs.publicKey.export({ format: 'pem', type: 'spki' })),
      baseUrl: `http://127.0.0.1:${port}/`,
    };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** A notification: its content encrypted under the account's key, and the headers that sign the body. */
  notification(transaction: object, { now, event = 'TRANSACTION.SUCCESS' }: { now: Date; event?: string }) {
    const [nonce, aad] = [randomBytes(6).toString('hex'), 'transaction'];
    const cipher = createCipheriv('aes-256-gcm', this.account.apiKey, nonce).setAAD(Buffer.from(aad));
    const sealed = [cipher.update(JSON.stringify(transaction), 'utf8'), cipher.final(), cipher.getAuthTag()];
    const ciphertext = Buffer.concat(sealed).toString('base64');
    const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: aad };
    const body = JSON.stringify({ id: 'n1', event_type: event, resource_type: 'encrypt-resource', resource });
    return { body, headers: this.sign(body, String(Math.floor(now.getTime() / 1000))) };
  }

  /** The headers that sign a body of theirs. */
  sign(body: string, timestamp: string): Record<string, string> {
    const nonce = randomBytes(16).toString('hex');
    const key = this.isForged ? this.stranger.privateKey : this.theirs.privateKey;
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': this.account.publicKeyId,
      'wechatpay-signature': signature,
    };
  }

  private read(request: IncomingMessage, body: string): void {
    const [, mchid, serial, timestamp, nonce, signature = ''] =
      AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
    const text = `${request.method}\n${request.url}\n${timestamp}\n${nonce}\n${body}\n`;
    const isGood = createVerify('RSA-SHA256').update(text).verify(this.ours.publicKey, signature, 'base64');
    if (!isGood || mchid !== this.account.merchantId || serial !== this.account.serial) {
      throw new Error('the signature of a request is wrong');
    }
    const content = body === '' ? {} : JSON.parse(body);
    this.requests.push({ method: request.method ?? '', path: request.url ?? '', content });
  }
}
