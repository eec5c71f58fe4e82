/** A reason not to start that the operator can mend: printed as one sentence, then exit 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
