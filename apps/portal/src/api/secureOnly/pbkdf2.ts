/** PBKDF2 with HMAC-SHA-256 of a text, the first 32 bytes. */
export async function pbkdf2(password: string, salt: string, iterations: number): Promise<Uint8Array<ArrayBuffer>> {
  const [secret, salted] = [password, salt].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
  ];
  // The type says that it is always there; on plain http it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) {
    const { stretch } = await import('./stretch.ts');
    return stretch(secret, salted, iterations);
  }
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: salted, iterations }, key, 256),
  );
}
