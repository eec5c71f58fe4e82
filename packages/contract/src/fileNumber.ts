const HASH_BITS = 26;

/**
 * A number below 0 for a file that has an address and no number, as upload servers of the family tell it (wire-facts 11); undefined for every
 * other record. It is the same for the same address, tells files apart in this browser, and is never sent.
 */
export function fileNumberOf({
  fileId,
  fileUrl,
  url = fileUrl,
}: Readonly<Record<string, unknown>>): number | undefined {
  const isNumbered = fileId !== undefined && fileId !== null && fileId !== '';
  return isNumbered || typeof url !== 'string' || url === '' ? undefined : hashOf(url);
}

/** Whether an upload server has numbered a file; one that it has not is named by its address in a request. */
export function isNumbered(id: number): boolean {
  return id > 0;
}

function hashOf(url: string): number {
  let [high, low] = [7, 31];
  for (let at = 0; at < url.length; at += 1) {
    const code = url.charCodeAt(at);
    high = (Math.imul(high, 31) + code) | 0;
    low = (Math.imul(low, 131) ^ code) | 0;
  }
  const part = (bits: number) => bits >>> (32 - HASH_BITS);
  return -(part(high) * 2 ** HASH_BITS + part(low) + 1);
}
