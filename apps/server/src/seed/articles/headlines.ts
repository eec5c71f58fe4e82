import { ARTICLE_MESSAGES } from '../../modules/articles/words.ts';
import { DAY_MS } from '../calendar.ts';
import type { Content } from '../content.ts';
import { between, type Random, randomOf } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { addArticles, momentOf } from './articles.ts';
import { addCollected } from './collected.ts';
import type { SeededArticle } from './seeded.ts';

/** Followers: lecturers and students that each student follows. */
const FOLLOWED_LECTURERS = 3;
const FOLLOWED_STUDENTS = 2;
/** Most lecturers who look after a board. */
const PLATE_LECTURERS = 2;
/** Place of the student who is shown without a name in rankings. */
const HIDDEN = 9;
/** Messages about articles that were decided in these days. */
const TOLD_DAYS = 30;
const READ_AFTER_MS = 3_600_000;

/** Boards, articles, notes of lecturers, who follows whom, what the demo student collects, and what the demo student was told (product.md 4.13, 4.15, 4.19). */
export function addHeadlines(
  shop: Shop,
  { plates, articles, notes }: Pick<Content, 'plates' | 'articles' | 'notes'>,
): void {
  const { key } = shop.parts.school;
  const places = { plates: addPlates(shop, plates) };
  const written = addArticles(shop, articles.get(key) ?? [], places);
  addArticles(shop, notes.get(key) ?? [], places);
  addFollows(shop, randomOf(`follows of ${key}`));
  addCollected(shop);
  for (const article of written) if (article.studentId === shop.demo) addMessage(shop, article);
  const hidden = shop.others[HIDDEN - 1];
  if (hidden !== undefined) shop.draft.add('ranking_hidden', { student_id: hidden });
}

/** Boards, each with the lecturers of its subjects. */
function addPlates({ draft, parts }: Shop, plates: Content['plates']): Map<string, number> {
  const taught = draft.rows.lecturer_subject ?? [];
  return new Map(
    plates.map(({ key, name, intro, rules, isStudentPost, subjects }, sort) => {
      const id = draft.nextId();
      draft.add('plate', {
        id,
        name: name[0],
        name_en: name[1],
        intro: intro[0],
        intro_en: intro[1],
        rules: rules.map(([cn]) => cn),
        rules_en: rules.map(([, en]) => en),
        picture: `/files/seed/plates/${key}.svg`,
        is_student_post: isStudentPost,
        needs_review: true,
        sort,
      });
      const wanted = subjects.map((subject) => parts.ids.subjects.get(subject));
      const lecturers = taught.filter(({ subject_id }) => wanted.includes(Number(subject_id)));
      lecturers.slice(0, PLATE_LECTURERS).forEach(({ lecturer_id }, place) => {
        draft.add('plate_lecturer', { plate_id: id, lecturer_id, sort: place });
      });
      return [key, id];
    }),
  );
}

/** Every student follows a few lecturers and students; the demo student is among those who follow. */
function addFollows(shop: Shop, random: Random): void {
  const { draft, demo, others } = shop;
  const lecturers = (draft.rows.lecturer ?? []).map(({ id }) => Number(id));
  const students = [demo, ...others];
  for (const student_id of students) {
    const follow = (author_kind: 'student' | 'lecturer', author_id: number) =>
      draft.add('follow', {
        student_id,
        author_kind,
        author_id,
        created_at: new Date(draft.day - between(random, 2 * DAY_MS, 60 * DAY_MS)),
      });
    for (const id of chosen(lecturers, FOLLOWED_LECTURERS, random)) follow('lecturer', id);
    const rest = students.filter((id) => id !== student_id);
    for (const id of chosen(rest, FOLLOWED_STUDENTS, random)) follow('student', id);
  }
}

/** Some of the ids, each once. */
function chosen(ids: readonly number[], count: number, random: Random): number[] {
  const rest = [...ids];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(between(random, 0, rest.length - 1), 1),
  ).flat();
}

/** What the demo student was told about an own article: published ones are old news, a refusal is unread. */
function addMessage(shop: Shop, { id, written, publishedAt }: SeededArticle): void {
  const { refusal } = written;
  const at = refusal ? momentOf(shop, refusal.at) : publishedAt;
  if (!at || at.getTime() < shop.draft.day - TOLD_DAYS * DAY_MS) return;
  const { title, body } = refusal
    ? ARTICLE_MESSAGES.refused(written.title, refusal.reason)
    : ARTICLE_MESSAGES.passed(written.title);
  shop.draft.add('site_message', {
    id: shop.draft.idAt(at.getTime()),
    student_id: shop.demo,
    kind: 'headline',
    title: title.cn,
    title_en: title.en ?? null,
    body: body.cn,
    body_en: body.en ?? null,
    link: refusal ? '/headline/my' : `/headline/detail/${id}?fromName=MyHeadline`,
    once_key: `article:${id}:1`,
    created_at: at,
    read_at: refusal ? null : new Date(at.getTime() + READ_AFTER_MS),
  });
}
