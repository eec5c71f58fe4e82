/** Payment methods, one provider each (product.md 4.7). */
export const PAY_METHODS = ['alipay', 'wechat'] as const;
/** One of them. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** A charge to open: one payment attempt of an order. */
export interface Charge {
  /** Our number of the try, unique at the provider: at most 32 letters and digits, the school's id in front (T5). */
  outTradeNo: string;
  /** Integer fen, more than 0. */
  amountFen: number;
  /** Name of the goods on the student's bill. */
  title: string;
  /** After this the provider accepts no payment for it. */
  expiresAt: Date;
  /** Return address after paying on a page of the provider. */
  returnUrl: string;
}

/** How the student can pay a charge that was opened: text of a QR code, a page of the provider, or both. */
export interface Opened {
  qrText: string | null;
  pageUrl: string | null;
}

/** A provider's statement about a charge, by notification or query. `transactionId` is the provider's own number of the payment (I3). */
export interface Settlement {
  outTradeNo: string;
  transactionId: string;
  status: 'success' | 'failed';
  amountFen: number;
  currency: 'CNY';
  /** Reason of the failure, as display text; absent on success. */
  reason?: string;
}

/** A genuine statement that must not settle anything here: about another account, or in another currency. */
export interface Misdirected {
  refused: 'merchant' | 'currency';
  outTradeNo: string;
  transactionId: string;
  /** In the smallest unit of `currency`. */
  amountFen: number;
  currency: string;
}

/** One refund of a charge. */
export interface Repayment {
  outTradeNo: string;
  /** Our number of the refund, unique at the provider; the same number is never paid out twice. */
  refundNum: string;
  amountFen: number;
  totalFen: number;
  /** CNY by default; what came in another currency goes back in it. */
  currency?: string;
  reason: string;
}

/** A notification as it arrived: the signature covers these very bytes (C2). */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Response that a provider expects to a notification. */
export interface NotificationAnswer {
  status: number;
  type: string;
  body: string;
}

/** A payment provider; the sandbox cashier, Alipay and WeChat Pay implement the same six functions. */
export interface PaymentProvider {
  readonly method: PayMethod;
  open(charge: Charge): Promise<Opened>;
  /** Queries a charge; null while it is unpaid. */
  query(outTradeNo: string): Promise<Settlement | Misdirected | null>;
  /** Closes a charge; no effect when it is paid or unknown. */
  close(outTradeNo: string): Promise<void>;
  /** Refunds; on `pending`, repeat with the same number. Throws when the provider cannot be reached. */
  refund(repayment: Repayment): Promise<'done' | 'pending' | 'refused'>;
  /**
   * Verifies signature, age (≤ 5 min) and content; null for forged or outdated notifications (C2);
   * `refused` in genuine ones that are not about this account; `noted` for genuine ones that settle no charge, such as the notice of a refund.
   */
  readNotification(raw: RawNotification, now: Date): Promise<Settlement | Misdirected | 'noted' | null>;
  /** The answer after the notification was applied (`true`) or must be sent again (`false`). */
  answer(isTaken: boolean): NotificationAnswer;
}

/** The providers of this server, by method; a method without one is not offered. */
export type PaymentProviders = Partial<Record<PayMethod, PaymentProvider>>;
