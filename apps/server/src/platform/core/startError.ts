/** A start failure that the operator can fix: printed as one sentence, then exit 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
