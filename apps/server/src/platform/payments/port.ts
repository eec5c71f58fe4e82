/** How one may pay; a provider each (product.md 4.7). */
export const PAY_METHODS = ['alipay', 'wechat'] as const;
/** One of them. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** One try to pay an order, as a provider is asked to open it. */
export interface Charge {
  /** Our number of the try, unique at the provider: at most 32 letters and digits, the school's id in front (T5). */
  outTradeNo: string;
  /** Integer fen, more than 0. */
  amountFen: number;
  /** What is bought, as the student's bill shows it. */
  title: string;
  /** After this the provider takes no more money for it. */
  expiresAt: Date;
  /** Where the student comes back to after paying on a page of the provider. */
  returnUrl: string;
}

/** How the student can pay a charge that was opened: text of a QR code, a page of the provider, or both. */
export interface Opened {
  qrText: string | null;
  pageUrl: string | null;
}

/** What a provider says of a charge, by notification or when asked. `transactionId` is the provider's own number of the payment (I3). */
export interface Settlement {
  outTradeNo: string;
  transactionId: string;
  status: 'success' | 'failed';
  amountFen: number;
  currency: 'CNY';
  /** Why it failed, for people; absent on success. */
  reason?: string;
}

/** One refund of a charge. */
export interface Repayment {
  outTradeNo: string;
  /** Our number of the refund, unique at the provider; the same number is never paid out twice. */
  refundNum: string;
  amountFen: number;
  totalFen: number;
  reason: string;
}

/** A notification as it arrived: the signature covers these very bytes (C2). */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** What a provider wants to hear as an answer to a notification. */
export interface NotificationAnswer {
  status: number;
  type: string;
  body: string;
}

/** A payment provider; the sandbox cashier, Alipay and WeChat Pay stand behind the same six functions. */
export interface PaymentProvider {
  readonly method: PayMethod;
  open(charge: Charge): Promise<Opened>;
  /** Asks how a charge stands; null while nobody has paid it. */
  query(outTradeNo: string): Promise<Settlement | null>;
  /** Takes no more money for a charge; nothing happens when it is paid or unknown. */
  close(outTradeNo: string): Promise<void>;
  /** Sends money back; `pending` is asked again with the same number. Throws when the provider cannot be reached. */
  refund(repayment: Repayment): Promise<'done' | 'pending' | 'refused'>;
  /**
   * Checks signature, age (≤ 5 min) and meaning; null for what the provider did not write, or wrote too long ago (C2);
   * `noted` for what it did write but which settles no charge, such as the notice of a refund.
   */
  readNotification(raw: RawNotification, now: Date): Promise<Settlement | 'noted' | null>;
  /** The answer after the notification was applied (`true`) or must be sent again (`false`). */
  answer(isTaken: boolean): NotificationAnswer;
}

/** The providers of this server, by method; a method without one is not offered. */
export type PaymentProviders = Partial<Record<PayMethod, PaymentProvider>>;
