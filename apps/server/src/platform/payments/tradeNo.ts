import { randomBytes } from 'node:crypto';

/** Digits of the largest school id in base 36. */
const COMPANY_DIGITS = 11;
const RANDOM_BYTES = 13;
/** Digits of so many bytes in base 36; with the school's they are the 32 that WeChat Pay allows. */
const RANDOM_DIGITS = 21;
const FORM = /^([0-9a-z]{11})[0-9a-z]{21}$/;

/**
 * A new number of a payment attempt, unique at the provider: the school first (T5), then 104 random bits, which cannot be
 * guessed. 32 lower-case letters and digits, since a provider may ignore case.
 */
export function newOutTradeNo(companyId: number, random: Uint8Array = randomBytes(RANDOM_BYTES)): string {
  const digits = BigInt(`0x${Buffer.from(random.subarray(0, RANDOM_BYTES)).toString('hex')}`).toString(36);
  return companyId.toString(36).padStart(COMPANY_DIGITS, '0') + digits.padStart(RANDOM_DIGITS, '0');
}

/** The school in a number of a payment attempt, or null when the text is not such a number. */
export function companyOfTradeNo(outTradeNo: string): number | null {
  const match = FORM.exec(outTradeNo);
  const companyId = match?.[1] ? Number.parseInt(match[1], 36) : Number.NaN;
  return Number.isSafeInteger(companyId) && companyId > 0 ? companyId : null;
}
