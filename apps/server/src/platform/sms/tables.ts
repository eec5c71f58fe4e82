/** Short messages of a school in one hour, as they went into the outbox. */
export interface SmsHourTable {
  company_id: number;
  /** Its beginning. */
  hour: Date;
  sent: number;
}

/** Short messages of all schools in one hour, counted while the server has a limit for them; not a tenant table. */
export interface SmsTotalTable {
  hour: Date;
  sent: number;
}

declare module '../data/tables.ts' {
  interface Database {
    sms_hour: SmsHourTable;
    sms_total: SmsTotalTable;
  }
}
