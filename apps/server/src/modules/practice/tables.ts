import type { AnswerKey, TaskLimits } from '@shuyuan/rules';
import type { Generated, JSONColumnType } from 'kysely';
import type { PracticeState } from '../../domain/lessonLock.ts';
import type { Defaulted } from '../../platform/data/tables.ts';

/** Questions that are answered together (product.md 4.4). */
export interface PaperTable {
  company_id: number;
  id: Generated<number>;
  course_id: number | null;
  /** The lesson whose practice it is. */
  lesson_id: number | null;
  type: 'exercise' | 'homework' | 'test' | 'objective' | 'subjective';
  name: string;
  name_en: string | null;
  /** Points are multiples of a half. */
  total_score: number;
  pass_score: number | null;
  limit_minutes: number | null;
  /** 0 for any number. */
  max_attempts: Defaulted<number>;
  /** Minutes between two attempts. */
  redo_minutes: Defaulted<number>;
  is_shuffled: Defaulted<boolean>;
  show_answer: Defaulted<'never' | 'afterSubmit' | 'afterGrading' | 'afterDeadline'>;
  may_make_up: Defaulted<boolean>;
  /** Hours from publishing to the deadline. */
  due_hours: Defaulted<number>;
  status: Defaulted<'draft' | 'open' | 'closed'>;
}

/** A choice of a question, in both languages. */
export interface StoredOption {
  key: string;
  html: string;
  html_en?: string;
}

/** A file in a stem. */
export interface StoredStemFile {
  type: 'image' | 'audio' | 'video';
  url: string;
  name?: string;
}

/** What counts as right, and a model answer; never sent before the paper shows it. */
export interface StoredAnswerKey extends AnswerKey {
  model?: string;
  model_en?: string;
}

/** What a person marks a question by, in both languages. */
export interface StoredCriterion {
  name: string;
  name_en?: string;
  score: number;
}

/** A question of a paper; the parts of a `group` name it as their parent. */
export interface QuestionTable {
  company_id: number;
  id: Generated<number>;
  paper_id: number;
  parent_id: number | null;
  section: string | null;
  section_en: string | null;
  type: 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'oral' | 'group';
  /** Of a task; null for other questions. */
  title: Defaulted<string | null>;
  title_en: Defaulted<string | null>;
  /** What a task takes; null for a question that takes every kind. */
  task: JSONColumnType<TaskLimits, string | null | undefined, string | null> | null;
  stem: string;
  stem_en: string | null;
  files: JSONColumnType<StoredStemFile[], string | undefined, string>;
  options: JSONColumnType<StoredOption[], string | undefined, string>;
  answer: JSONColumnType<StoredAnswerKey, string | undefined, string>;
  analysis: string | null;
  analysis_en: string | null;
  score: number;
  /** Absent for a question that is marked as a whole. */
  criteria: JSONColumnType<StoredCriterion[], string | null | undefined, string | null> | null;
  difficulty: number | null;
  knowledge: Defaulted<string[]>;
  knowledge_en: Defaulted<string[]>;
  sort: number;
}

/** An attempt at a paper, of a class or of an assessment: handed in once, marked once (I12). */
export interface PracticeRecordTable {
  company_id: number;
  id: Generated<number>;
  /** Null for a guest of an assessment. */
  student_id: number | null;
  paper_id: number;
  /** Both null for an assessment's. */
  class_run_id: number | null;
  offer_id: number | null;
  assessment_id: Defaulted<number | null>;
  lesson_id: number | null;
  attempt: Defaulted<number>;
  state: Defaulted<PracticeState>;
  published_at: Date;
  started_at: Defaulted<Date | null>;
  due_at: Date;
  /** End of the time limit of a started attempt. */
  limit_ends_at: Defaulted<Date | null>;
  submitted_at: Defaulted<Date | null>;
  used_s: Defaulted<number | null>;
  /** Seconds of all sittings until `seen_at`, the last sign of work; null before the first, and while it lies with a lecturer. */
  worked_s: Defaulted<number>;
  seen_at: Defaulted<Date | null>;
  objective_score: Defaulted<number | null>;
  subjective_score: Defaulted<number | null>;
  score: Defaulted<number | null>;
  comment: Defaulted<string | null>;
  comment_audio_id: Defaulted<number | null>;
  comment_audio_s: Defaulted<number | null>;
  marker_id: Defaulted<number | null>;
  marked_at: Defaulted<Date | null>;
  is_make_up: Defaulted<boolean>;
  is_sent_back: Defaulted<boolean>;
  sent_back_at: Defaulted<Date | null>;
  send_back_reason: Defaulted<string | null>;
  shuffle_seed: Defaulted<number>;
  /** The lecturer who marks it, and until when nobody else can. */
  claimed_by: Defaulted<number | null>;
  claimed_until: Defaulted<Date | null>;
  version: Defaulted<number>;
}

/** An answer of an attempt, saved by itself. */
export interface PracticeAnswerTable {
  company_id: number;
  record_id: number;
  question_id: number;
  values: Defaulted<string[]>;
  text: string | null;
  is_flagged: Defaulted<boolean>;
  version: Defaulted<number>;
  saved_at: Date;
  state: Defaulted<'none' | 'right' | 'wrong' | 'part' | 'awaiting'>;
  score: Defaulted<number | null>;
  /** Points by the criteria of the question; their sum is the score. */
  criterion_scores: JSONColumnType<(number | null)[], string | null | undefined, string | null> | null;
  comment: Defaulted<string | null>;
  /** Why it went wrong, noted by the student for nobody else. */
  cause: Defaulted<'concept' | 'misread' | 'slip' | 'guess' | null>;
}

/** A file of an answer, with the strokes that the lecturer drew over it. */
export interface PracticeFileTable {
  company_id: number;
  record_id: number;
  question_id: number;
  upload_id: number;
  type: 'image' | 'audio' | 'video';
  duration_s: number | null;
  /** Degrees clockwise. */
  rotation: Defaulted<number>;
  sort: number;
  strokes: JSONColumnType<unknown[], string | null | undefined, string | null> | null;
}

/** A question that a student got wrong. */
export interface WrongQuestionTable {
  company_id: number;
  student_id: number;
  question_id: number;
  record_id: number;
  wrong_count: Defaulted<number>;
  right_in_a_row: Defaulted<number>;
  last_wrong_at: Date;
  is_mastered: Defaulted<boolean>;
  note: Defaulted<string | null>;
}

/** A lecturer who marks the work of a class beside its own one. */
export interface ClassMarkerTable {
  company_id: number;
  class_run_id: number;
  lecturer_id: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    paper: PaperTable;
    question: QuestionTable;
    practice_record: PracticeRecordTable;
    practice_answer: PracticeAnswerTable;
    practice_file: PracticeFileTable;
    wrong_question: WrongQuestionTable;
    class_marker: ClassMarkerTable;
  }
}
