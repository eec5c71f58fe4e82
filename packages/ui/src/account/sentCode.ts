import type { FormErrors } from '../controls/Form/formProblems.ts';

/** What came of asking for a verification code. */
export interface SentCode {
  /** Seconds until another may be asked for; nothing when none was sent and none need be waited for. */
  waitS?: number | undefined;
  /** Why none was sent, in words. */
  problem?: string | undefined;
}

/** Puts the reason under the code, if none was sent; answers what `CodeField` waits for. */
export async function waitOf(
  sent: Promise<SentCode>,
  form: { refuse: (errors: FormErrors<{ code: string }>) => void },
): Promise<number | false> {
  const { waitS, problem } = await sent;
  if (problem !== undefined) form.refuse({ code: problem });
  return waitS ?? false;
}
