import type { Generated } from 'kysely';
import type { Defaulted } from '../../../platform/data/tables.ts';

/** A paper that a school gives before enrolment (product.md 4.5). */
export interface AssessmentTable {
  company_id: number;
  id: Generated<number>;
  paper_id: number;
  type: 'objective' | 'subjective';
  name: string;
  name_en: string | null;
  intro: string | null;
  intro_en: string | null;
  subject_id: number | null;
  grade_ids: Defaulted<number[]>;
  /** Who marks it, and within how many hours. */
  lecturer_id: number | null;
  promise_hours: number | null;
  shows_result: Defaulted<'afterMarking' | 'afterRelease'>;
  /** When the school releases the results, where they wait for it. */
  released_at: Date | null;
  /** Whom to ask for a new link: a lecturer who has chat, whose name counts where none is written, or somebody by name. */
  contact_lecturer_id: Defaulted<number | null>;
  contact_name: string | null;
  contact_name_en: string | null;
  contact_phone: string | null;
}

/** A way to an assessment: `bid` of addresses. */
export interface AssessmentLinkTable {
  company_id: number;
  id: Generated<number>;
  assessment_id: number;
  ends_at: Date;
  /** Records that one person may start. */
  tries: Defaulted<number>;
  withdrawn_at: Date | null;
  created_at: Date;
}

/** What a result means: a level by points, or a gap in one field of knowledge. */
export interface AssessmentRuleTable {
  company_id: number;
  id: Generated<number>;
  assessment_id: number;
  kind: 'score' | 'knowledge';
  /** Name of the level, or of the field of knowledge. */
  name: string;
  name_en: string | null;
  min_score: number | null;
  /** The rule holds below this share of the points. */
  below_rate: number | null;
  advice: string | null;
  advice_en: string | null;
  sort: Defaulted<number>;
}

/** A course that a rule advises; its sale is open to whom the rule holds for. */
export interface AssessmentRuleOfferTable {
  company_id: number;
  rule_id: number;
  offer_id: number;
  reason: string | null;
  reason_en: string | null;
  sort: Defaulted<number>;
}

/** Who began an attempt at an assessment, and from which link; the attempt is the practice record of the same id. */
export interface AssessmentRecordTable {
  company_id: number;
  id: number;
  assessment_id: number;
  link_id: number;
  offer_id: number | null;
  /** A student, or the phone and name of a guest; stays when an account takes the record over. */
  who: string;
  attempt: number;
  guest_name: string | null;
  guest_phone: string | null;
  token_hash: string | null;
  token_ends_at: Date | null;
  ip_hash: string | null;
  /** Hash of the number of the guest's browser. */
  device_hash: Defaulted<string | null>;
  created_at: Date;
  claimed_at: Defaulted<Date | null>;
}

/** A rule that holds for a result. */
export interface AssessmentOutcomeTable {
  company_id: number;
  record_id: number;
  assessment_id: number;
  rule_id: number;
}

declare module '../../../platform/data/tables.ts' {
  interface Database {
    assessment: AssessmentTable;
    assessment_link: AssessmentLinkTable;
    assessment_rule: AssessmentRuleTable;
    assessment_rule_offer: AssessmentRuleOfferTable;
    assessment_record: AssessmentRecordTable;
    assessment_outcome: AssessmentOutcomeTable;
  }
}
