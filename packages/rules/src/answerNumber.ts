/** A number as an answer writes it, exactly: `top / bottom`, and what stands behind it. */
export interface AnswerNumber {
  top: bigint;
  bottom: bigint;
  /** How it is written; `improper` is a fraction that can be reduced. */
  form: 'plain' | 'improper' | 'scientific';
  /** Has a plus sign of its own: a charge, a change. */
  isSigned: boolean;
  /** As written, lower case but for the difference of m and M; empty for none. */
  unit: string;
}

const DECIMAL = String.raw`(?:\d{1,3}(?:[, ]\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)`;
const NUMBER = new RegExp(
  String.raw`^([+-]?)(?:(\d+) (\d+)/(\d+)|(\d+)/(\d+)|(${DECIMAL})(?:(?:\*|x)?10\^([+-]?\d{1,3})|\*10\^\(([+-]?\d{1,3})\)|e([+-]?\d{1,3}))?)(.*)$`,
  'u',
);
const TEN_POWER = /^([+-]?)10\^([+-]?\d{1,3})(.*)$/u;
/** What can stand behind a number: a unit, per cent, degrees; no further number or operator. */
const UNIT = /^(?:[%‰°'"]|°[cf]|(?:[\p{L}°Ω](?:[\p{L}/*·]|\^-?\d|\^\(-\d\))*))?$/u;
/** Symbols of which only the case of the first letter says whether it is a thousandth or a million. */
const MILLI_OR_MEGA = /^m(?:w|pa|v|a|j|n|g|l|hz|ω|mol|b|ev|bq|s)?(?![a-z])/u;

/** Names of units, and their symbols. */
const UNIT_NAMES: Readonly<Record<string, string>> = {
  毫米: 'mm',
  厘米: 'cm',
  分米: 'dm',
  米: 'm',
  千米: 'km',
  公里: 'km',
  毫克: 'mg',
  克: 'g',
  千克: 'kg',
  公斤: 'kg',
  吨: 't',
  毫升: 'ml',
  升: 'l',
  秒: 's',
  分钟: 'min',
  小时: 'h',
  平方厘米: 'cm^2',
  平方米: 'm^2',
  立方厘米: 'cm^3',
  立方米: 'm^3',
  '米/秒': 'm/s',
  '千米/时': 'km/h',
  '千米/小时': 'km/h',
  牛: 'n',
  牛顿: 'n',
  焦耳: 'j',
  瓦: 'w',
  瓦特: 'w',
  伏: 'v',
  伏特: 'v',
  安: 'a',
  安培: 'a',
  欧: 'ω',
  欧姆: 'ω',
  帕: 'pa',
  赫兹: 'hz',
  百分之: '%',
};

/** The number in a normalised answer; null for what is none. `original` tells m from M. */
export function numberIn(normal: string, original: string): AnswerNumber | null {
  const tenth = TEN_POWER.exec(normal);
  if (tenth)
    return finish(
      { sign: tenth[1], value: [1n, 1n], exponent: Number(tenth[2]), form: 'scientific', unit: tenth[3] },
      original,
    );
  const [, sign, whole, top, bottom, numerator, denominator, decimal, power, heldPower, short, unit] =
    NUMBER.exec(normal) ?? [];
  if (unit === undefined || !UNIT.test(unit)) return null;
  if (whole !== undefined && top !== undefined && bottom !== undefined) {
    const [upper, lower] = [BigInt(top), BigInt(bottom)];
    if (lower === 0n) return null;
    return finish({ sign, value: [BigInt(whole) * lower + upper, lower], form: formOf(upper, lower), unit }, original);
  }
  if (numerator !== undefined && denominator !== undefined) {
    const [upper, lower] = [BigInt(numerator), BigInt(denominator)];
    return lower === 0n ? null : finish({ sign, value: [upper, lower], form: formOf(upper, lower), unit }, original);
  }
  // 007 is a name, not a number.
  if (decimal === undefined || /^0\d/u.test(decimal)) return null;
  const [before = '', after = ''] = decimal.replaceAll(/[, ]/gu, '').split('.');
  const value = [BigInt(`${before}${after}` || '0'), 10n ** BigInt(after.length)] as const;
  const exponent = power ?? heldPower ?? short;
  if (exponent === undefined) return finish({ sign, value, form: 'plain', unit }, original);
  return finish({ sign, value, exponent: Number(exponent), form: 'scientific', unit }, original);
}

const formOf = (top: bigint, bottom: bigint) => (divisor(top, bottom) === 1n ? 'plain' : 'improper');

interface Parsed {
  sign: string | undefined;
  value: readonly [bigint, bigint];
  exponent?: number;
  form: AnswerNumber['form'];
  unit: string | undefined;
}

function finish({ sign, value, exponent = 0, form, unit = '' }: Parsed, original: string): AnswerNumber | null {
  if (!UNIT.test(unit)) return null;
  const [top, bottom] = value;
  const scale = 10n ** BigInt(Math.abs(exponent));
  const signed = sign === '-' ? -top : top;
  const scaled = exponent >= 0 ? [signed * scale, bottom] : [signed, bottom * scale];
  const [n = 0n, d = 1n] = scaled;
  const isPercent = unit === '%' || unit === '‰';
  return {
    top: n,
    bottom: isPercent ? d * (unit === '%' ? 100n : 1000n) : d,
    form,
    isSigned: sign === '+',
    unit: isPercent ? '' : unitOf(unit, original),
  };
}

/** Its symbol; the M of a million stays large. */
function unitOf(unit: string, original: string) {
  const symbol = UNIT_NAMES[unit] ?? unit;
  const first = original.replaceAll(/[^\p{L}]/gu, '')[0];
  return MILLI_OR_MEGA.test(symbol) && first === 'M' ? `M${symbol.slice(1)}` : symbol;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** Between the ends of a range; a hyphen too, where nothing else is behind the second number. */
const RANGE = /^(.*?\d[^\d~]*?)(?:~|至|到|(?<=[\d\p{L}°%])-)([+-]?\d.*)$/u;

/** The ends of a range, `3~5 cm`: an end without a unit has that of the other. */
export function rangeIn(normal: string, original: string): readonly [AnswerNumber, AnswerNumber] | null {
  const [, from, to] = RANGE.exec(normal) ?? [];
  const [first, last] = [from && numberIn(from, original), to && numberIn(to, original)];
  if (!first || !last) return null;
  return first.unit === '' ? [{ ...first, unit: last.unit }, last] : [first, last];
}

/** Whether two numbers are the same, of the same unit: written as the key asks, or of any form once it has a tolerance. */
export function sameNumber(key: AnswerNumber, given: AnswerNumber, tolerance: number | undefined): boolean {
  if (key.unit !== given.unit) return false;
  if (tolerance !== undefined) return Math.abs(roughly(key) - roughly(given)) <= tolerance + EPSILON;
  if (key.isSigned && !given.isSigned) return false;
  if (given.form === 'improper' || (key.form === 'scientific' && given.form !== 'scientific')) return false;
  return key.top * given.bottom === given.top * key.bottom;
}

/** Room for the rounding of decimal fractions. */
const EPSILON = 1e-9;
const roughly = ({ top, bottom }: AnswerNumber) => Number(top) / Number(bottom);
