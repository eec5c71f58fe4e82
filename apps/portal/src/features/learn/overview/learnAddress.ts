import { address, type Field } from '../../../page/address.ts';

/** A day, `YYYY-MM-DD`; none outside of this century. */
const day: Field<string> = {
  read: (text) => (/^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  write: (value) => value,
};

/** The learning centre's first page, and the day that its calendar shows (§2). */
export const learnAddress = address('/learn', { day });
