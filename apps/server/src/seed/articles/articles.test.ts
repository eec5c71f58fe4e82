import { contract } from '@shuyuan/contract';
import { type ArticleDocument, articleFault, articleLength } from '@shuyuan/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { INVARIANTS } from '../../db/invariants.ts';
import { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import { seed } from '../main.ts';
import { phoneOf } from '../students.ts';

const world = openWorld();
beforeAll(() => seed(world.platform.store.owner, world.clock, world.platform.secrets));

async function rows<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(world.platform.store.owner)).rows;
}

const LABELS = ['shengya', '6c', 'jinyouhui', 'chindleten', 'default'];
const visitor = (label: string) =>
  new Caller(world.app, label === 'default' ? 'localhost:8080' : `${label}.localhost:8080`, null);

describe('each school (product.md 4.23)', () => {
  test('has at least 15 articles of three states, one of them with a newer text in review, and one that was taken off', async () => {
    const schools = await rows<Record<'published' | 'waiting' | 'rejected' | 'newer' | 'off', number>>(`
      select count(*) filter (where is_shown)::int as published,
        count(*) filter (where state = 'inReview' and not is_shown)::int as waiting,
        count(*) filter (where state = 'rejected')::int as rejected,
        count(*) filter (where is_shown and version = 2 and state = 'inReview')::int as newer,
        count(*) filter (where state = 'off')::int as off
      from article where kind = 'headline' group by company_id`);
    expect(schools).toHaveLength(5);
    for (const { published, waiting, rejected, newer, off } of schools) {
      expect(published).toBeGreaterThanOrEqual(12);
      expect(published + waiting + rejected).toBeGreaterThanOrEqual(15);
      expect({ waiting, rejected, newer, off }).toEqual({ waiting: 2, rejected: 2, newer: 1, off: 1 });
    }
  });

  test('has 40 comments with answers, some in review or hidden', async () => {
    const schools = await rows<Record<'all' | 'answers' | 'waiting' | 'hidden', number>>(`
      select count(*)::int as all, count(root_id)::int as answers, count(*) filter (where state = 'inReview')::int as waiting,
        count(*) filter (where state = 'hidden')::int as hidden
      from article_comment group by company_id`);
    expect(schools).toHaveLength(5);
    for (const school of schools) {
      expect(school.all).toBeGreaterThanOrEqual(40);
      expect(school.answers).toBeGreaterThanOrEqual(15);
      expect(school.waiting).toBe(1);
      expect(school.hidden).toBe(1);
    }
  });

  test('has readers of the last days, no more than in all, and articles whose author has not seen the last comment', async () => {
    const tooMany = await rows(`
      select a.id from article a join article_day d on d.company_id = a.company_id and d.article_id = a.id
      group by a.company_id, a.id, a.read_count having sum(d.reads) > a.read_count`);
    expect(tooMany).toEqual([]);
    const schools = await rows<{ days: number; unseen: number }>(`
      select count(distinct d.day)::int as days, count(distinct s.article_id) filter (where exists (select 1
          from article_comment c where c.company_id = s.company_id and c.article_id = s.article_id
            and c.created_at > s.seen_at))::int as unseen
      from article_day d left join article_seen s on s.company_id = d.company_id and s.article_id = d.article_id
      group by d.company_id`);
    expect(schools).toHaveLength(5);
    for (const { days, unseen } of schools) {
      expect(days).toBe(7);
      expect(unseen).toBeGreaterThan(0);
    }
  });

  test('has six notes and more, by several lecturers, with cues in them and a foot', async () => {
    const notes = await rows<{ company_id: number; lecturer_id: number; content: ArticleDocument }>(`
      select a.company_id, a.lecturer_id, t.content from article a
      join article_text t on t.company_id = a.company_id and t.article_id = a.id where a.kind = 'note' and a.is_shown`);
    const schools = Map.groupBy(notes, (note) => note.company_id);
    expect(schools.size).toBe(5);
    for (const of of schools.values()) {
      expect(of.length).toBeGreaterThanOrEqual(6);
      expect(new Set(of.map((note) => note.lecturer_id)).size).toBeGreaterThanOrEqual(5);
    }
    for (const { content } of notes) {
      const kinds = content.blocks.map((block) => block.kind);
      expect(kinds.filter((kind) => kind === 'heading3').length).toBeGreaterThanOrEqual(3);
      expect(kinds.filter((kind) => kind === 'heading2')).toHaveLength(1);
    }
  });
});

test('every stored text may be stored, is counted as it is, and shows only files of its author', async () => {
  const texts = await rows<{ content: ArticleDocument; content_en: ArticleDocument | null; length: number }>(
    'select content, content_en, char_length(body) as length from article_text',
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const { content, content_en, length } of texts) {
    expect(articleFault(content)).toBeNull();
    if (content_en) expect(articleFault(content_en)).toBeNull();
    expect(length).toBe(articleLength(content));
  }
  const foreign = await rows(`
    select t.title, u.path from upload_use x
      join article_text t on t.company_id = x.company_id and t.id = x.ref_id
      join article a on a.company_id = t.company_id and a.id = t.article_id
      join upload u on u.company_id = x.company_id and u.id = x.upload_id
    where x.kind = 'articleText' and u.owner_id not in (select coalesce(a.student_id, a.lecturer_id, u.owner_id))`);
  expect(foreign).toEqual([]);
});

test('the demo student has an article in every state, and a message about the refusal that was not read', async () => {
  const own = await rows<{ states: string[]; unread: number }>(`
    select array_agg(distinct a.state || case when a.public_version is null then '' else ' public' end) as states,
      (select count(*)::int from site_message m where m.company_id = s.company_id and m.student_id = s.id
        and m.kind = 'headline' and m.read_at is null) as unread
    from student s join article a on a.company_id = s.company_id and a.student_id = s.id
    where s.phone = '${phoneOf(0)}' group by s.company_id, s.id`);
  expect(own).toHaveLength(5);
  for (const { states, unread } of own) {
    expect(states.toSorted()).toEqual(['inReview', 'inReview public', 'published public', 'rejected']);
    expect(unread).toBe(1);
  }
});

test('a refusal stands at a paragraph of its article', async () => {
  const refused = await rows<{ kind: string | null }>(
    `select content -> 'blocks' -> reason_block ->> 'kind' as kind from article_text where state = 'rejected'`,
  );
  expect(refused.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'paragraph'));
});

describe.each(LABELS)('a visitor of %s', (label) => {
  test.each(['cn', 'en'] as const)('reads its articles, boards and notes in %s', async (locale) => {
    const ask = visitor(label);
    const { articles, notes } = contract;
    const { items } = await ask.ask(articles.list, { sort: 'newest', pageSize: 20 }, { locale });
    expect(items.length).toBeGreaterThanOrEqual(12);
    // Students write in either language; what the school and its lecturers write is there in both.
    expect(items.some(({ title }) => /^[\w ,.:’'?!-]+$/.test(title))).toBe(true);
    expect(items.some(({ title }) => /[\u4e00-\u9fff]/u.test(title))).toBe(true);
    const plates = await ask.ask(articles.plates, {}, { locale });
    expect(plates.length).toBeGreaterThanOrEqual(5);
    const written = [plates.map(({ name }) => name), plates.flatMap(({ rules }) => rules)].flat().join(' ');
    if (locale === 'en') expect(written).not.toMatch(/[\u4e00-\u9fff]/u);
    else expect(written).toMatch(/[\u4e00-\u9fff]/u);
    expect((await ask.ask(notes.list, {}, { locale })).items.length).toBeGreaterThanOrEqual(6);
    expect((await ask.ask(articles.words, {}, { locale })).length).toBeGreaterThanOrEqual(3);
  });
});

test('visitors find articles by a word', async () => {
  const { list } = contract.articles;
  const found = await visitor('shengya').ask(list, { keyword: '错题', pageSize: 20 });
  expect(found.items[0]?.title).toContain('错题');
});

test('articles hold every invariant', async () => {
  for (const invariant of INVARIANTS) expect(await rows(invariant.sql), invariant.id).toEqual([]);
});
