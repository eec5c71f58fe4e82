import { contract } from '@shuyuan/contract';
import type { ArticleDocument } from '@shuyuan/rules';
import { type Insertable, sql } from 'kysely';
import { toSearchVector } from '../domain/searchWords.ts';
import { passText } from '../modules/articles/decide.ts';
import type { PlateTable } from '../modules/articles/tables.ts';
import { insertSubject } from './catalogue.ts';
import type { School, StudentCaller } from './school.ts';
import { TEST_NOW } from './world.ts';

/** A document of paragraphs. */
export function documentOf(...texts: string[]): ArticleDocument {
  return { version: 1, blocks: texts.map((text) => ({ kind: 'paragraph', text, marks: [] })) };
}

/** Makes a board; resolves to its id. */
export async function buildPlate(school: School, overrides: Partial<Insertable<PlateTable>> = {}): Promise<number> {
  const row = { company_id: school.id, name: '学习方法', name_en: 'Study methods', intro: null, intro_en: null };
  return school.withTenant(async (tx) => {
    const made = { ...row, picture: null, ...overrides };
    return (await tx.insertInto('plate').values(made).returning('id').executeTakeFirstOrThrow()).id;
  });
}

interface ArticleOverrides {
  title?: string;
  texts?: string[];
  plateId?: number;
  isPublic?: boolean;
  allowsComments?: boolean;
}

/** Hands an article in as a student; resolves to what the student gets. */
export async function submitArticle(school: School, student: StudentCaller, overrides: ArticleOverrides = {}) {
  const { title = '错题本的正确打开方式', texts = ['抄题最花时间，也最没用。'], isPublic = true } = overrides;
  const plateId = overrides.plateId ?? (await buildPlate(school));
  return student.ask(contract.articles.save, {
    plateId,
    title,
    content: documentOf(...texts),
    fileIds: [],
    isPublic,
    allowsComments: overrides.allowsComments ?? true,
  });
}

/** Passes the latest text, which is in review. */
export function approve(school: School, id: number, now: Date = TEST_NOW): Promise<void> {
  return school.withTenant(async (tx) => {
    const { version } = await tx.selectFrom('article').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    await passText({ tx, companyId: school.id, now }, id, { version, by: '审核老师' });
  });
}

/** A published article of a student. */
export async function publishArticle(school: School, student: StudentCaller, overrides: ArticleOverrides = {}) {
  const article = await submitArticle(school, student, overrides);
  await approve(school, article.id);
  return article;
}

/** A published note of a lecturer, or an article on a board; resolves to its id. */
export async function buildNote(
  school: School,
  lecturer: { id: number },
  { isFree = true, title = '《赤壁赋》的页边', plateId }: { isFree?: boolean; title?: string; plateId?: number } = {},
): Promise<number> {
  const content = documentOf('先找声音', '客有吹洞箫者，倚歌而和之。');
  const body = '先找声音\n客有吹洞箫者，倚歌而和之。';
  return school.withTenant(async (tx) => {
    const subject_id = plateId === undefined ? await insertSubject(tx, school.id) : null;
    const row = {
      company_id: school.id,
      kind: plateId === undefined ? ('note' as const) : ('headline' as const),
      author_kind: 'lecturer' as const,
      student_id: null,
      lecturer_id: lecturer.id,
      plate_id: plateId ?? null,
      subject_id,
      is_free: isFree,
      public_version: null,
      words: null,
      created_at: TEST_NOW,
      published_at: null,
    };
    const { id } = await tx.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('article_text')
      .values({
        company_id: school.id,
        article_id: id,
        version: 1,
        state: 'published',
        plate_id: plateId ?? null,
        title,
        title_en: null,
        content: JSON.stringify(content),
        content_en: null,
        body,
        body_en: null,
        cover_id: null,
        is_public: true,
        allows_comments: true,
        submitted_at: TEST_NOW,
        decided_at: TEST_NOW,
      })
      .execute();
    await tx
      .updateTable('article')
      .set({
        state: 'published',
        public_version: 1,
        published_at: TEST_NOW,
        words: sql`${toSearchVector([title], [body])}::tsvector`,
      })
      .where('id', '=', id)
      .execute();
    return id;
  });
}
