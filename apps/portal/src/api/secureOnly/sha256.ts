/** SHA-256 of bytes. */
export async function sha256(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  // The type says that it is always there; on plain http it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { digest } = await import('./digest.ts');
  return digest(new Uint8Array(bytes));
}
