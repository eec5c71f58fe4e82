const ID = /^[1-9]\d{0,15}$/;

/** The id in an address, or null if invalid (§2). */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
