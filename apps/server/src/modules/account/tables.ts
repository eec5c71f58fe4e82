import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A student of a school (product.md 4.2); phone and email are unique in the school (T4). */
export interface StudentTable {
  company_id: number;
  id: Generated<number>;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  nickname: string;
  portrait: string | null;
  grade_id: number | null;
  time_zone_id: number | null;
  branch: string | null;
  invite_code: string;
  inviter_id: number | null;
  /** The specification's isAudit, `isPerfect` on the wire: nickname and grade are filled in. */
  is_audited: Defaulted<boolean>;
  has_logged_in: Defaulted<boolean>;
  member_until: Date | null;
  status: Defaulted<'normal' | 'frozen' | 'closed'>;
  created_at: Date;
  updated_at: Date;
}

/** Purpose of a code (A5). */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bindNew' | 'checkOld';

/** A living code of a target and purpose, and the challenge that its sending was answered with (A5, S15). */
export interface VerifyCodeTable {
  company_id: number;
  target_hash: string;
  purpose: CodePurpose;
  code_hash: string;
  challenge_hash: string;
  /** Tries of those who hold the challenge. */
  tries: Defaulted<number>;
  /** Tries of all others. */
  shared_tries: Defaulted<number>;
  sent_at: Date;
  expires_at: Date;
}

/** Each sending of a code, for the limits of A5. */
export interface CodeSendTable {
  company_id: number;
  id: Generated<number>;
  target_hash: string;
  ip_hash: string;
  /** Asked for by a browser that the account has used before. */
  is_by_known_device: Defaulted<boolean>;
  sent_at: Date;
}

/** A text that students agree to; one version of a type is in force. */
export interface AgreementTable {
  company_id: number;
  id: Generated<number>;
  type: 'purchase' | 'user' | 'privacy' | 'closing' | 'membership' | 'studyRoom' | 'franchise' | 'refund';
  name: string;
  name_en: string | null;
  content: string;
  content_en: string | null;
  version: string;
  is_active: Defaulted<boolean>;
  effective_at: Date;
}

/** Proof of a consent (A7). */
export interface AgreementRecordTable {
  company_id: number;
  student_id: number;
  agreement_id: number;
  version: string;
  agreed_at: Date;
  ip: string;
  user_agent: string;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    student: StudentTable;
    verify_code: VerifyCodeTable;
    code_send: CodeSendTable;
    agreement: AgreementTable;
    agreement_record: AgreementRecordTable;
  }
}
