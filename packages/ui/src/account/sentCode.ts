import type { FormErrors } from '../controls/Form/formProblems.ts';

/** Outcome of a request for a verification code. */
export interface SentCode {
  /** Seconds until another code may be requested; absent if none was sent and there is no need to wait. */
  waitS?: number | undefined;
  /** Why no code was sent, as a message. */
  problem?: string | undefined;
}

/** Shows the reason under the code field if none was sent; returns what `CodeField` waits for. */
export async function waitOf(
  sent: Promise<SentCode>,
  form: { refuse: (errors: FormErrors<{ code: string }>) => void },
): Promise<number | false> {
  const { waitS, problem } = await sent;
  if (problem !== undefined) form.refuse({ code: problem });
  return waitS ?? false;
}
