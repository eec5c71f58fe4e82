import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A private RSA key as PKCS #8 PEM, or null; accepted as PEM or bare base64, PKCS #1 or #8, with stray blanks and line ends. */
export function privateKeyPem(text: string): string | null {
  const key = firstKey((type) => createPrivateKey({ key: der(text), format: 'der', type }), ['pkcs8', 'pkcs1']);
  return key ? String(key.export({ format: 'pem', type: 'pkcs8' })) : null;
}

/** A public RSA key as PEM, or null; taken as `privateKeyPem` takes it. */
export function publicKeyPem(text: string): string | null {
  // A public key can be derived from a private one; a private key here means they were mixed up.
  if (privateKeyPem(text)) return null;
  const key = firstKey((type) => createPublicKey({ key: der(text), format: 'der', type }), ['spki', 'pkcs1']);
  return key ? String(key.export({ format: 'pem', type: 'spki' })) : null;
}

/** The bytes of a key as operators paste it: one line or many, with or without the frame, line ends as `\n` in words. */
function der(text: string): Buffer {
  const base64 = text.replaceAll(/-----[A-Z ]+-----/g, '').replaceAll(/\\[rn]|\s/g, '');
  return Buffer.from(base64, 'base64');
}

function firstKey<const T>(make: (type: T) => KeyObject, types: readonly T[]): KeyObject | null {
  for (const type of types) {
    try {
      const key = make(type);
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Not of this form; the next one is tried.
    }
  }
  return null;
}
