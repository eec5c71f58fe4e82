import { plainTextOf } from '@shuyuan/rules';
import { toSearchVector } from '../../domain/searchWords.ts';
import { beijingDay } from '../../platform/core/beijing.ts';
import { atTime, DAY_MS } from '../calendar.ts';
import { addUse } from '../live/uploads.ts';
import { between, type Random, randomOf } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { addFile, type FileOwner } from './files.ts';
import { toDocument } from './richText.ts';
import { personOf, type SeededArticle } from './seeded.ts';
import { addTalk } from './talk.ts';
import type { Moment, Writer, WrittenArticle, WrittenText } from './written.ts';

const REVIEW_MS = 2 * 3_600_000;
const REVIEWER = '审核老师';
/** Readings of what the school chose, of what stands on top, and of the rest; fewer while it is new. */
const READS = { featured: [1_100, 1_900], top: [700, 1_500], other: [140, 820] } as const;

/** The articles of a school or the notes of its lecturers, with their texts, files and readers (product.md 4.13, 4.15, 4.23). */
export function addArticles(
  shop: Shop,
  written: readonly WrittenArticle[],
  places: { plates: Map<string, number> },
): SeededArticle[] {
  const random = randomOf(`readers of ${shop.parts.school.key} ${written[0]?.key}`);
  const added = written.map((one) => addArticle(shop, one, places.plates, random));
  addTalk(shop, added, random);
  return added;
}

function addArticle(shop: Shop, written: WrittenArticle, plates: Map<string, number>, random: Random): SeededArticle {
  const { draft } = shop;
  const at = momentOf(shop, written.at);
  const isShown = written.state === 'published' || written.state === 'off';
  const author = authorOf(shop, written.by);
  const submittedAt = isShown && author.student_id !== null ? new Date(at.getTime() - REVIEW_MS) : at;
  const id = draft.idAt(submittedAt.getTime());
  const plateId = written.plate === null ? null : idOf(plates, written.plate);
  const subjectId = written.subject === null ? null : idOf(shop.parts.ids.subjects, written.subject);
  const reads = isShown ? readsOf(shop, written, at, random) : 0;
  draft.add('article', {
    id,
    kind: written.subject === null ? 'headline' : 'note',
    ...author,
    plate_id: plateId,
    subject_id: subjectId,
    is_free: written.isFree,
    // What was published becomes so when its text is there (`publish.ts`).
    state: written.state === 'rejected' ? 'rejected' : 'inReview',
    version: written.revision ? 2 : 1,
    public_version: null,
    is_public: true,
    allows_comments: true,
    is_top: written.isTop,
    is_featured: written.isFeatured,
    words: null,
    created_at: submittedAt,
    published_at: null,
    read_count: reads,
  });
  addDays(shop, { id, at }, reads);
  const text = addText(shop, written, { articleId: id, plateId, submittedAt, at });
  if (written.revision) addRevision(shop, written, { articleId: id, plateId });
  if (isShown) {
    const state = written.state === 'off' ? 'off' : written.revision ? 'inReview' : 'published';
    draft.publications.push({ id, state, at, words: text.words });
  }
  return { id, written, studentId: author.student_id, publishedAt: isShown ? at : null };
}

/** Readers of the last seven days among all that an article has had: fewer on each day that it is older. */
function addDays({ draft }: Shop, { id, at }: { id: number; at: Date }, reads: number): void {
  for (let back = 0; back < 7; back += 1) {
    const from = draft.day - back * DAY_MS;
    const some = Math.floor(reads / (40 + 5 * back));
    if (some > 0 && at.getTime() < from)
      draft.add('article_day', { article_id: id, day: beijingDay(new Date(from)), reads: some });
  }
}

interface TextOf {
  articleId: number;
  plateId: number | null;
}

function addText(
  shop: Shop,
  written: WrittenArticle,
  { submittedAt, at, ...of }: TextOf & { submittedAt: Date; at: Date },
): { words: string } {
  const { refusal, state } = written;
  const isShown = state === 'published' || state === 'off';
  return addVersion(shop, written, {
    ...of,
    version: 1,
    state: isShown ? 'published' : state === 'rejected' ? 'rejected' : 'inReview',
    submitted_at: submittedAt,
    decided_at: isShown ? at : refusal ? momentOf(shop, refusal.at) : null,
    reviewer: (isShown && written.by.kind === 'student') || refusal ? REVIEWER : null,
    reason: refusal?.reason ?? null,
    reason_block: refusal ? refusal.block - 1 : null,
  });
}

/** A newer text of a published article, which waits for review. */
function addRevision(shop: Shop, written: WrittenArticle, of: TextOf): void {
  const { revision, title, lines } = written;
  if (!revision) return;
  const newer = { ...written, title, lines: [...lines, ...revision.lines] };
  addVersion(shop, newer, {
    ...of,
    version: 2,
    state: 'inReview',
    submitted_at: momentOf(shop, revision.at),
    decided_at: null,
    reviewer: null,
    reason: null,
    reason_block: null,
  });
}

interface Version extends TextOf {
  version: number;
  state: 'published' | 'inReview' | 'rejected';
  submitted_at: Date;
  decided_at: Date | null;
  reviewer: string | null;
  reason: string | null;
  reason_block: number | null;
}

function addVersion(shop: Shop, written: WrittenArticle, { articleId, plateId, ...facts }: Version): { words: string } {
  const { draft } = shop;
  const owner = ownerOf(shop, written.by);
  const used = new Set<number>();
  const use = (path: string, name: string, kind: 'articleCover' | 'articleImage' | 'attachment') => {
    const upload = addFile(shop, owner, { path, name, kind }, facts.submitted_at);
    used.add(upload);
    return upload;
  };
  const pictured = (name: string) => use(`articles/${name}.svg`, `${name}.svg`, 'articleImage');
  const formOf = ({ title, lines }: WrittenText) => {
    const content = toDocument(lines, pictured);
    return { title, content: JSON.stringify(content), body: plainTextOf(content).trim() };
  };
  const own = formOf(written);
  const english = written.english ? formOf(written.english) : null;
  const id = draft.idAt(facts.submitted_at.getTime());
  const cover = written.cover ? use(`articles/${written.cover}.svg`, `${written.cover}.svg`, 'articleCover') : null;
  draft.add('article_text', {
    id,
    article_id: articleId,
    plate_id: plateId,
    ...own,
    title_en: english?.title ?? null,
    content_en: english?.content ?? null,
    body_en: english?.body ?? null,
    cover_id: cover,
    is_public: true,
    allows_comments: true,
    ...facts,
  });
  written.files.forEach(({ path, name }, sort) => {
    draft.add('article_file', { text_id: id, upload_id: use(path, name, 'attachment'), sort });
  });
  for (const upload of used) addUse(shop, upload, 'articleText', id);
  return { words: toSearchVector([own.title, english?.title ?? null], [own.body, english?.body ?? null]) };
}

/** Who wrote it, as the table names them. */
function authorOf(shop: Shop, by: Writer) {
  if (by.kind === 'school') return { author_kind: by.kind, student_id: null, lecturer_id: null };
  const id = personOf(shop, by);
  return {
    author_kind: by.kind,
    student_id: by.kind === 'student' ? id : null,
    lecturer_id: by.kind === 'lecturer' ? id : null,
  };
}

function ownerOf(shop: Shop, by: Writer): FileOwner {
  const person = by.kind === 'school' ? ({ kind: 'lecturer', place: 0 } as const) : by;
  return { kind: person.kind, id: personOf(shop, person) };
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`Nothing is called ${key}.`);
  return id;
}

/** An instant of a written day and time. */
export function momentOf({ draft }: Pick<Shop, 'draft'>, { days, time }: Moment): Date {
  return atTime(draft.day + days * DAY_MS, time);
}

function readsOf({ draft }: Shop, { isTop, isFeatured }: WrittenArticle, at: Date, random: Random): number {
  const [low, high] = isFeatured ? READS.featured : isTop ? READS.top : READS.other;
  const days = (draft.day - at.getTime()) / DAY_MS;
  return Math.round(between(random, low, high) * Math.min(1, 0.4 + days * 0.2));
}
