import { randomBytes } from 'node:crypto';

/** Digits of the largest school id in base 36. */
const COMPANY_DIGITS = 11;
const RANDOM_BYTES = 13;
/** Digits of so many bytes in base 36; with the school's they are the 32 that WeChat Pay allows. */
const RANDOM_DIGITS = 21;
/** The random bits leave the first of their digits 0 or 1: a tag counts it up in twos. */
const TAG_STEP = 2n * 36n ** BigInt(RANDOM_DIGITS - 1);
const FORM = /^([0-9a-z]{11})[0-9a-z]{21}$/;

interface Digits {
  /** What `tagOfTradeNo` reads of the number, 0 to 17. */
  tag?: number;
  random?: Uint8Array;
}

/**
 * A new number of a payment attempt, unique at the provider: the school first (T5), then 104 random bits, which cannot be
 * guessed, behind the tag. 32 lower-case letters and digits, since a provider may ignore case.
 */
export function newOutTradeNo(companyId: number, { tag = 0, random = randomBytes(RANDOM_BYTES) }: Digits = {}): string {
  const bits = BigInt(`0x${Buffer.from(random.subarray(0, RANDOM_BYTES)).toString('hex')}`);
  const digits = (BigInt(tag) * TAG_STEP + bits).toString(36);
  return companyId.toString(36).padStart(COMPANY_DIGITS, '0') + digits.padStart(RANDOM_DIGITS, '0');
}

/** The tag that a number was made with; 0 for a text that is not such a number. It is a hint: a notification may name any number. */
export function tagOfTradeNo(outTradeNo: string): number {
  if (!FORM.test(outTradeNo)) return 0;
  return Math.floor(Number.parseInt(outTradeNo.charAt(COMPANY_DIGITS), 36) / 2);
}

/** The school in a number of a payment attempt, or null when the text is not such a number. */
export function companyOfTradeNo(outTradeNo: string): number | null {
  const match = FORM.exec(outTradeNo);
  const companyId = match?.[1] ? Number.parseInt(match[1], 36) : Number.NaN;
  return Number.isSafeInteger(companyId) && companyId > 0 ? companyId : null;
}
