import type { Defaulted } from '../data/tables.ts';

/** A charge at the sandbox cashier. */
export interface SandboxChargeTable {
  company_id: number;
  out_trade_no: string;
  method: 'alipay' | 'wechat';
  amount_fen: number;
  title: string;
  return_url: string;
  state: Defaulted<'waiting' | 'paid' | 'failed' | 'closed'>;
  /** The cashier's own number of the payment; set once it succeeded or failed. */
  transaction_id: string | null;
  refunded_fen: Defaulted<number>;
  expires_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

/** Refunds of the sandbox cashier, one per number. */
export interface SandboxRefundTable {
  company_id: number;
  refund_num: string;
  out_trade_no: string;
  amount_fen: number;
  created_at: Date;
}

declare module '../data/tables.ts' {
  interface Database {
    sandbox_charge: SandboxChargeTable;
    sandbox_refund: SandboxRefundTable;
  }
}
