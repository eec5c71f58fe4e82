const FULL_WIDTH = /[\u{ff01}-\u{ff5e}]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Converts full-width ASCII, as Chinese keyboards type it, to half-width (§5: "１３８" also begins a phone number). */
export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

/** Lower case for the 26 ASCII letters alone: the language-wide rule turns the Kelvin sign into a "k" and so one address into another. */
export function toAsciiLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Upper case for the 26 ASCII letters alone: the language-wide rule makes "SS" of "ß" and "I" of the dotless i. */
export function toAsciiUpperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
