import type { PayMethod } from './port.ts';

/** A provider that did not answer, or not as agreed; carries its code and nothing of the request, which may hold keys. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: string;

  constructor(method: PayMethod, code: string) {
    super(`${method} did not answer as agreed: ${code}`);
    this.code = code;
  }
}
