import { randomBytes, randomUUID } from 'node:crypto';
import { contract, type InputOf } from '@shuyuan/contract';
import { createSecrets } from '../../../apps/server/src/platform/ops/secrets.ts';
import { notifyPath } from '../../../apps/server/src/platform/payments/addresses.ts';
import { signNotice } from '../../../apps/server/src/platform/payments/sandboxNotice.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import type { Request } from './load.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';
import type { Facts } from './script.ts';

/** Buyers who ask in turn, and offers that they ask for: requests that come at once are for different ones. */
const BUYERS = 50;
/** Ids and number of the offers that the benches buy. */
export const OFFERS = { from: 1_001, count: 500 };
/** One more, of which there are few seats. */
export const SCARCE = OFFERS.from + OFFERS.count;
const METHOD = 'alipay';

const { orders } = contract;

/** Somebody who wants something. */
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

/** What students of a school send while they buy, and what of it the database gets to see. */
export class Buying {
  private readonly school: BenchSchool;
  private readonly secrets: ReturnType<typeof createSecrets>;
  private readonly buyers: StudentCaller[] = [];
  private readonly versions = new Map<number, string>();

  constructor(school: BenchSchool) {
    this.school = school;
    this.secrets = createSecrets(school.secretKey);
  }

  /** Makes the buyers and asks once for each price: one without coupons has the same version for everybody. */
  async prepare(): Promise<void> {
    for (let at = 0; at < BUYERS; at += 1) this.buyers.push(await this.school.student());
    const [first] = this.buyers;
    for (let offer = OFFERS.from; first && offer <= SCARCE; offer += 1) {
      this.versions.set(offer, (await first.ask(orders.quote, { kind: 'course', goodsId: offer })).version);
    }
  }

  /** Pair number `n` of the 25,000 that there are. */
  pair(n: number): Pair {
    const buyer = this.buyers[n % BUYERS];
    if (!buyer || n >= BUYERS * OFFERS.count) throw new RangeError(`There is no pair ${n}.`);
    return { buyer, offer: OFFERS.from + ((n + Math.floor(n / OFFERS.count)) % OFFERS.count) };
  }

  /** Orders in this process. */
  async order(pair: Pair): Promise<Ordered> {
    return { ...pair, ...(await pair.buyer.ask(orders.create, this.orderRequest(pair))) };
  }

  /** Opens a payment in this process; gives its id. */
  async open({ buyer, id, orderNum }: Ordered): Promise<number> {
    return (await buyer.ask(orders.pay, { id, orderNum, method: METHOD })).paymentId;
  }

  /** The price of something. */
  quoteRequest({ buyer, offer }: Pair): Request {
    return requestOf(orders.quote, { kind: 'course', goodsId: offer }, this.senderOf(buyer));
  }

  /** An order; each with an idempotency key of its own unless one is given. */
  createRequest(pair: Pair, requestId: string = randomUUID()): Request {
    return requestOf(orders.create, this.orderRequest(pair), { ...this.senderOf(pair.buyer), requestId });
  }

  /** A payment of an order. */
  openRequest({ buyer, id, orderNum }: Ordered): Request {
    const sender = { ...this.senderOf(buyer), requestId: randomUUID() };
    return requestOf(orders.pay, { id, orderNum, method: METHOD }, sender);
  }

  /** What the sandbox cashier tells of a payment, signed now (C2). */
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

  /** What the database sees of whoever asks. */
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
