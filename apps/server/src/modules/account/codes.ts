import { ResultCode } from '@shuyuan/contract';
import { Refusal } from '../../platform/core/errors.ts';
import { isSameHash, type Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { audit } from '../../platform/work/audit.ts';
import { countSharedTry, countTry, deleteCode } from './queries.ts';
import type { CodePurpose } from './tables.ts';

/** How a code was found to be. */
export type CodeState = 'right' | 'wrong' | 'expired';

/** Purpose and target of a code comparison. */
export interface CodeCheck {
  companyId: number;
  account: string;
  purpose: CodePurpose;
  code: string;
  /** From the answer to the sending; a client that knows none has fewer tries (S15). */
  challenge?: string | undefined;
  ip: string;
  now: Date;
}

/** Compares a code after the attempt has been counted (A5); it stays valid until `spendCode`. Commit regardless of the result. */
export async function checkCode(
  tx: Tx,
  secrets: Secrets,
  { companyId, account, purpose, code, challenge, ip, now }: CodeCheck,
): Promise<CodeState> {
  const targetHash = hashTarget(secrets, companyId, account);
  const living =
    challenge === undefined
      ? await countSharedTry(tx, targetHash, purpose)
      : await countTry(tx, targetHash, purpose, hashChallenge(secrets, companyId, challenge));
  if (!living || !isSameHash(living.code_hash, hashCode(secrets, companyId, targetHash, purpose, code))) {
    await audit(tx, { companyId, event: 'code refused', studentId: null, ip, now, detail: { purpose } });
    return 'wrong';
  }
  return living.expires_at > now ? 'right' : 'expired';
}

/** Consumes a correct code, in the transaction of its purpose (A5); false when it has been used meanwhile. */
export function spendCode(
  tx: Tx,
  secrets: Secrets,
  { companyId, account, purpose, code }: CodeCheck,
): Promise<boolean> {
  const targetHash = hashTarget(secrets, companyId, account);
  return deleteCode(tx, targetHash, purpose, hashCode(secrets, companyId, targetHash, purpose, code));
}

/** The refusal for a code that is not right. */
export function codeRefusal(state: Exclude<CodeState, 'right'>): Refusal {
  return new Refusal(state === 'expired' ? ResultCode.codeExpired : ResultCode.wrongCode);
}

/** Hash of a phone or mail address that codes go to. */
export function hashTarget(secrets: Secrets, companyId: number, account: string): string {
  return secrets.hash('target', companyId, account);
}

/** Hash of a code, bound to its target and purpose (A5). */
export function hashCode(
  secrets: Secrets,
  companyId: number,
  targetHash: string,
  purpose: CodePurpose,
  code: string,
): string {
  return secrets.hash('code', companyId, `${targetHash}\0${purpose}\0${code}`);
}

/** Hash of the challenge that the answer to a sending carries (S15). */
export function hashChallenge(secrets: Secrets, companyId: number, challenge: string): string {
  return secrets.hash('challenge', companyId, challenge);
}
