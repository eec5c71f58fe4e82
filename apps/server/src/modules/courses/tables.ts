import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A frequent question in both languages, as it is stored in `course.questions`. */
export interface CourseQuestion {
  question: string;
  question_en: string;
  answer: string;
  answer_en: string;
}

/** A course, independent of its lecturers (product.md 4.3). */
export interface CourseTable {
  company_id: number;
  id: Generated<number>;
  subject_id: number;
  kind: 'live' | 'recorded';
  title: string;
  title_en: string | null;
  keyword: string | null;
  keyword_en: string | null;
  /** Plain paragraphs separated by a blank line. */
  synopsis: string | null;
  synopsis_en: string | null;
  goals: Defaulted<string[]>;
  goals_en: Defaulted<string[]>;
  /** Prerequisites, in a few words. */
  requirement: string | null;
  requirement_en: string | null;
  questions: JSONColumnType<CourseQuestion[], string | undefined, string>;
  tags: Defaulted<string[]>;
  tags_en: Defaulted<string[]>;
  cover: string | null;
  trailer: string | null;
  lesson_count: number;
  /** Playing time of a recorded course. */
  minutes: Defaulted<number>;
  /** Number of students over all its classes. */
  learners: Defaulted<number>;
  is_recommended: Defaulted<boolean>;
  /** Place in the school's own order. */
  rank: number;
  published_at: Date;
}

/** A grade that a course is made for. */
export interface CourseGradeTable {
  company_id: number;
  course_id: number;
  grade_id: number;
}

/** A part of a course. */
export interface ChapterTable {
  company_id: number;
  id: Generated<number>;
  course_id: number;
  title: string;
  title_en: string | null;
  sort: number;
}

/** A lesson of a course, without a date. */
export interface LessonTable {
  company_id: number;
  id: Generated<number>;
  course_id: number;
  chapter_id: number | null;
  index: number;
  title: string;
  title_en: string | null;
  kind: 'live' | 'video' | 'audio' | 'document' | 'text';
  duration_s: number | null;
  is_trial: Defaulted<boolean>;
  has_practice: Defaulted<boolean>;
  /** Form of the recording or document; null without one. */
  media: Defaulted<'hls' | 'mp4' | 'audio' | 'document' | 'text' | null>;
  /** Its place in the store of private files. */
  media_path: Defaulted<string | null>;
  /** Its length; of a document or a text, the time that reading takes. */
  media_s: Defaulted<number | null>;
  /** A text lesson, as HTML that the school wrote. */
  content: Defaulted<string | null>;
  content_en: Defaulted<string | null>;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    course: CourseTable;
    course_grade: CourseGradeTable;
    chapter: ChapterTable;
    lesson: LessonTable;
  }
}
