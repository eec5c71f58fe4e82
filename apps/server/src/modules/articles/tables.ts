import type { ArticleDocument } from '@shuyuan/rules';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A board (product.md 4.13). */
export interface PlateTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  intro: string | null;
  intro_en: string | null;
  rules: Defaulted<string[]>;
  rules_en: Defaulted<string[]>;
  /** Path of its picture below `/files/`. */
  picture: string | null;
  /** Whether students write here; else only the school does. */
  is_student_post: Defaulted<boolean>;
  /** Without it a text is published as it is handed in. */
  needs_review: Defaulted<boolean>;
  sort: Defaulted<number>;
}

/** A lecturer who looks after a board. */
export interface PlateLecturerTable {
  company_id: number;
  plate_id: number;
  lecturer_id: number;
  sort: Defaulted<number>;
}

/** An article, or a lecturer's note: what it is and how it stands; what it says is in `article_text` (product.md 4.13, 4.15). */
export interface ArticleTable {
  company_id: number;
  id: Generated<number>;
  kind: Defaulted<'headline' | 'note'>;
  author_kind: 'student' | 'lecturer' | 'school';
  student_id: number | null;
  lecturer_id: number | null;
  /** Board of the public text, of the latest one while none is public; a note has none. */
  plate_id: number | null;
  /** Subject of a note. */
  subject_id: number | null;
  /** Whether a visitor may read a note. */
  is_free: Defaulted<boolean>;
  state: Defaulted<'inReview' | 'published' | 'rejected' | 'withdrawn' | 'off' | 'deleted'>;
  /** Number of the latest text. */
  version: Defaulted<number>;
  /** Number of the text that readers see. */
  public_version: number | null;
  /** Readers see it: it has a public text, and is neither taken off nor deleted. */
  is_shown: GeneratedAlways<boolean>;
  /** Of the public text: whether visitors read it, and whether it takes comments. */
  is_public: Defaulted<boolean>;
  allows_comments: Defaulted<boolean>;
  is_top: Defaulted<boolean>;
  is_featured: Defaulted<boolean>;
  /** Words of the public text's title and body, made by `toSearchVector`. */
  words: ColumnType<string | null, string | null, string | null>;
  created_at: Date;
  /** When its first text was published. */
  published_at: Date | null;
  read_count: Defaulted<number>;
  /** Kept by the database, as the two below. */
  like_count: Defaulted<number>;
  collect_count: Defaulted<number>;
  comment_count: Defaulted<number>;
  /** Made by the database from the counts. */
  heat: Defaulted<number>;
  /** When it was published, and later the more it is read and talked about; made by the database. */
  warm_at: Defaulted<Date | null>;
}

/** A text of an article, fixed from the moment it was handed in. */
export interface ArticleTextTable {
  company_id: number;
  id: Generated<number>;
  article_id: number;
  /** From 1. */
  version: number;
  state: Defaulted<'inReview' | 'published' | 'rejected' | 'withdrawn' | 'replaced'>;
  plate_id: number | null;
  title: string;
  title_en: string | null;
  content: JSONColumnType<ArticleDocument>;
  /** Texts of the school and of lecturers may have an English form. */
  content_en: JSONColumnType<ArticleDocument, string | null, string | null> | null;
  /** `plainTextOf` the content, trimmed. */
  body: string;
  body_en: string | null;
  cover_id: number | null;
  is_public: boolean;
  allows_comments: boolean;
  submitted_at: Date;
  decided_at: Defaulted<Date | null>;
  reviewer: Defaulted<string | null>;
  reason: Defaulted<string | null>;
  /** Index of the block that the reason is about. */
  reason_block: Defaulted<number | null>;
}

/** A file beside a text, at most six (§5). */
export interface ArticleFileTable {
  company_id: number;
  text_id: number;
  upload_id: number;
  /** 0 to 5. */
  sort: number;
}

/** Who likes an article, and who has collected it (I18). */
export interface ArticleMarkTable {
  company_id: number;
  article_id: number;
  student_id: number;
  created_at: Date;
}

/** A course or a lecturer that a student has collected, once (I18). */
export interface CollectionTable {
  company_id: number;
  student_id: number;
  /** The course, not one of its offers; the lecturer. */
  target_id: number;
  created_at: Date;
}

/** A student who follows an author. */
export interface FollowTable {
  company_id: number;
  student_id: number;
  author_kind: 'student' | 'lecturer';
  author_id: number;
  created_at: Date;
}

/** A reader of a day, counted once. */
export interface ArticleReadTable {
  company_id: number;
  article_id: number;
  /** `YYYY-MM-DD`, in Beijing. */
  day: string;
  /** `student:<id>`, `lecturer:<id>`, or a keyed hash of a visitor's address and browser. */
  reader: string;
  read_at: Date;
}

/** How many readers an article had on a day. */
export interface ArticleDayTable {
  company_id: number;
  article_id: number;
  /** `YYYY-MM-DD`, in Beijing. */
  day: string;
  reads: number;
}

/** When the author of an article last saw the comments on it. */
export interface ArticleSeenTable {
  company_id: number;
  article_id: number;
  seen_at: Date;
}

/** What a student reported to the school. */
export interface ArticleReportTable {
  company_id: number;
  id: Generated<number>;
  article_id: number;
  comment_id: number | null;
  student_id: number;
  reason: 'rude' | 'private' | 'advertising' | 'copied' | 'wrong' | 'other';
  words: string | null;
  created_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    plate: PlateTable;
    plate_lecturer: PlateLecturerTable;
    article: ArticleTable;
    article_text: ArticleTextTable;
    article_file: ArticleFileTable;
    article_like: ArticleMarkTable;
    collection: ArticleMarkTable;
    course_collection: CollectionTable;
    lecturer_collection: CollectionTable;
    follow: FollowTable;
    article_read: ArticleReadTable;
    article_day: ArticleDayTable;
    article_seen: ArticleSeenTable;
    article_report: ArticleReportTable;
  }
}
