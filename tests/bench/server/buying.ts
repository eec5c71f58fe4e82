import { randomBytes, randomUUID } from 'node:crypto';
import { contract, type InputOf } from '@shuyuan/contract';
import { createSecrets } from '../../../apps/server/src/platform/core/secrets.ts';
import { notifyPath } from '../../../apps/server/src/platform/payments/addresses.ts';
import { signNotice } from '../../../apps/server/src/platform/payments/sandboxNotice.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import type { Request } from './load.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';
import type { Facts } from './script.ts';

/** Buyers take turns, so that concurrent requests are for different buyers and offers. */
const BUYERS = 50;
/** Ids and number of the offers that the benches buy. */
export const OFFERS = { from: 1_001, count: 500 };
/** One more offer, with few seats. */
export const SCARCE = OFFERS.from + OFFERS.count;
const METHOD = 'alipay';

const { orders } = contract;

/** A buyer and an offer. */
export interface Pair {
  buyer: StudentCaller;
  offer: number;
}
/** An order of theirs. */
export interface Ordered extends Pair {
  id: number;
  orderNum: string;
  payFen: number;
}
/** A payment that is open, by its number at the provider. */
export interface Opened extends Ordered {
  tradeNo: string;
}

/** Requests of students while they buy, and the values of them that reach the database. */
export class Buying {
  private readonly school: BenchSchool;
  private readonly secrets: ReturnType<typeof createSecrets>;
  private readonly buyers: StudentCaller[] = [];
  private readonly versions = new Map<number, string>();

  constructor(school: BenchSchool) {
    this.school = school;
    this.secrets = createSecrets(school.secretKey);
  }

  /** Creates the buyers and fetches each price once: without coupons, its version is the same for all. */
  async prepare(): Promise<void> {
    for (let at = 0; at < BUYERS; at += 1) this.buyers.push(await this.school.student());
    const [first] = this.buyers;
    for (let offer = OFFERS.from; first && offer <= SCARCE; offer += 1) {
      this.versions.set(offer, (await first.ask(orders.quote, { kind: 'course', goodsId: offer })).version);
    }
  }

  /** Pair number `n` of 25,000. */
  pair(n: number): Pair {
    const buyer = this.buyers[n % BUYERS];
    if (!buyer || n >= BUYERS * OFFERS.count) throw new RangeError(`There is no pair ${n}.`);
    return { buyer, offer: OFFERS.from + ((n + Math.floor(n / OFFERS.count)) % OFFERS.count) };
  }

  /** Orders in this process. */
  async order(pair: Pair): Promise<Ordered> {
    return { ...pair, ...(await pair.buyer.ask(orders.create, this.orderRequest(pair))) };
  }

  /** Opens a payment in this process; resolves to its id. */
  async open({ buyer, id, orderNum }: Ordered): Promise<number> {
    return (await buyer.ask(orders.pay, { id, orderNum, method: METHOD })).paymentId;
  }

  /** Requests a quote. */
  quoteRequest({ buyer, offer }: Pair): Request {
    return requestOf(orders.quote, { kind: 'course', goodsId: offer }, this.senderOf(buyer));
  }

  /** Requests an order; with a new idempotency key unless one is given. */
  createRequest(pair: Pair, requestId: string = randomUUID()): Request {
    return requestOf(orders.create, this.orderRequest(pair), { ...this.senderOf(pair.buyer), requestId });
  }

  /** Requests a payment of an order. */
  openRequest({ buyer, id, orderNum }: Ordered): Request {
    const sender = { ...this.senderOf(buyer), requestId: randomUUID() };
    return requestOf(orders.pay, { id, orderNum, method: METHOD }, sender);
  }

  /** The sandbox cashier's notification of a payment, signed now (C2). */
  notice({ tradeNo, payFen }: Opened): Request {
    const { headers, body } = signNotice(
      this.secrets,
      METHOD,
      {
        outTradeNo: tradeNo,
        transactionId: `SB${randomBytes(13).toString('hex')}`,
        status: 'success',
        amountFen: payFen,
        currency: 'CNY',
      },
      new Date(),
    );
    return { method: 'POST', path: notifyPath(METHOD), host: this.school.host, headers, body };
  }

  /** The caller's values that reach the database. */
  factsOf(buyer: StudentCaller, asked: Facts): Facts {
    return { token: this.secrets.hash('token', this.school.id, buyer.token), ...asked };
  }

  private orderRequest({ offer }: Pair): InputOf<typeof orders.create> {
    return { kind: 'course', goodsId: offer, version: this.versions.get(offer) ?? '' };
  }

  private senderOf({ token }: StudentCaller) {
    return { host: this.school.host, token };
  }
}
