/** A message that was not accepted; `code` is the provider's word for it. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly code: string;

  constructor(code: string) {
    super(`the short message was not accepted: ${code}`);
    this.code = code;
  }
}
