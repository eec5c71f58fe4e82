import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@shuyuan/contract';
import { isWatched, LEARNT_PERCENT, REFUND_DAYS } from '@shuyuan/rules';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '../modules/reports/figureTypes.ts';
import { frozenClock } from '../platform/core/clock.ts';
import { isPassword } from '../platform/core/passwords.ts';
import { createSecrets } from '../platform/core/secrets.ts';
import type { Store } from '../platform/data/database.ts';
import type { Database } from '../platform/data/tables.ts';
import { Caller } from '../testing/caller.ts';
import { openTestStore } from '../testing/engine.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { MEMBER_PERCENT } from './classes.ts';
import { demoAccounts, seed } from './main.ts';

const world = openWorld();
const HOUR = 3_600_000;
const LABELS = ['shengya', '6c', 'jinyouhui', 'chindleten', 'default'];
const STATES = ['notStarted', 'inProgress', 'full', 'ended', 'discontinued'] as const;

beforeAll(async () => {
  await seed(world.platform.store.owner, world.clock, world.platform.secrets);
});

function visitorOf(label: string): Caller {
  return new Caller(world.app, label === 'default' ? 'localhost:8080' : `${label}.localhost:8080`, null);
}
function rows<T>(query: string, db: Kysely<Database> = world.platform.store.owner): Promise<T[]> {
  return sql
    .raw<T>(query)
    .execute(db)
    .then((result) => result.rows);
}
const everything = contract.courses.list;

test('published reports hold figures that equal the raw rows, counted one by one (product.md 4.6)', async () => {
  const key = 'student_id, class_run_id';
  const reports = await rows<{ student_id: number; class_run_id: number; figures: { cn: Partial<Figures> } }>(
    `select ${key}, figures from study_report where state = 'published'`,
  );
  const marks = await rows<{ student_id: number; class_run_id: number; paper_id: number; percent: number }>(
    `select ${key}, paper_id, score / (select total_score from paper a where a.id = p.paper_id) * 100 as percent
       from practice_record p where state = 'finished' and not is_make_up`,
  );
  const stays = await rows<{ student_id: number; class_run_id: number }>(
    `select distinct g.student_id, d.class_run_id, d.id from class_log g join dated_lesson d on d.id = g.dated_lesson_id`,
  );
  expect(reports.length).toBeGreaterThan(5);
  for (const { student_id, class_run_id, figures } of reports) {
    const isOwn = (row: { student_id: number; class_run_id: number }) =>
      row.student_id === student_id && row.class_run_id === class_run_id;
    const best = new Map<number, number>();
    for (const { paper_id, percent } of marks.filter(isOwn)) {
      best.set(paper_id, Math.max(best.get(paper_id) ?? 0, percent));
    }
    const sum = [...best.values()].reduce((all, one) => all + one, 0);
    if (best.size > 0) expect(figures.cn.average).toBeCloseTo(sum / best.size, 0);
    else expect(figures.cn.average).toBeUndefined();
    expect(figures.cn.trend).toHaveLength(best.size);
    expect(figures.cn.attended).toBe(stays.filter(isOwn).length);
  }
});

test('a course has as many seats a class as its texts name, and no text a term but that of the rules', async () => {
  const named = await rows<{ synopsis: string; quota: number }>(`
    select c.synopsis, o.quota from course c join offer o on o.company_id = c.company_id and o.course_id = c.id
    where c.synopsis like '%每班%人%'`);
  expect(named.length).toBeGreaterThan(0);
  for (const { synopsis, quota } of named) expect(synopsis).toContain(`每班${quota}人`);
  const texts = await rows<{ text: string }>(`
    select content as text from agreement union all select questions::text from course union all select synopsis from course`);
  const unresolved = texts.map(({ text }) => text.match(/\{[a-zA-Z]+\}/)?.[0]).filter((each) => each !== undefined);
  expect(unresolved).toEqual([]);
  const refunds = texts.flatMap(({ text }) => text.match(/付款后\d+[天日]内/g) ?? []);
  expect(new Set(refunds.map((words) => Number(words.match(/\d+/)?.[0])))).toEqual(new Set([REFUND_DAYS]));
});

test('no membership promises courses or a place in the queue that its rules do not give', async () => {
  const free = await rows(`select 1 from offer where member_fen = 0`);
  const benefits = await rows<{ benefits: unknown }>(`select benefits from member_package`);
  const words = JSON.stringify(benefits);
  expect(free).toEqual([]);
  // Handouts and reports are every student's of a class.
  expect(words).not.toMatch(/任意学|免费学|优先排队|讲义|报告/);
  expect(words).toContain(`${MEMBER_PERCENT / 10}折`);
});

test('nobody has learnt a lesson from a recording that was not made, or before it was there', async () => {
  const away = `from learn_record r join dated_lesson d using (company_id, class_run_id, lesson_id) where r.finished_at is not null
    and not exists (select 1 from class_log g where g.dated_lesson_id = d.id and g.student_id = r.student_id)`;
  expect((await rows(`select 1 ${away}`)).length).toBeGreaterThan(5);
  const isThere = `coalesce(d.replay = 'ready' and d.replay_at <= r.finished_at, false)`;
  expect(await rows(`select d.replay, d.replay_at, r.finished_at ${away} and not ${isThere}`)).toEqual([]);
});

test('no learn record is longer than the medium of its lesson, and what was left in the middle is less than what is learnt', async () => {
  const records = await rows<{
    isFinished: boolean;
    watched: number;
    furthest: number;
    position: number;
    length: number;
  }>(
    `select finished_at is not null as "isFinished", watched_s as watched, coalesce(upper(watched), 0) as furthest,
            position_s as position, media_s as length
       from learn_record r join lesson x on x.id = r.lesson_id`,
  );
  expect(records.length).toBeGreaterThan(50);
  const beyond = records.filter(
    ({ watched, furthest, position, length }) => Math.max(watched, furthest, position) > length,
  );
  expect(beyond).toEqual([]);
  const left = records.filter(({ isFinished }) => !isFinished);
  expect(left).not.toEqual([]);
  expect(left.filter(({ watched, length }) => isWatched(watched, length, LEARNT_PERCENT))).toEqual([]);
});

test('every picture and recording in a question is a file of ours, and some questions are heard', async () => {
  const found = await rows<{ type: string; url: string }>(
    `select distinct f->>'type' as type, f->>'url' as url from question, jsonb_array_elements(files) f order by 2`,
  );
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['image', 'audio']));
  const folder = { image: 'pictures', audio: 'media' } as Record<string, string>;
  for (const { type, url } of found) {
    expect(existsSync(join(import.meta.dirname, folder[type] ?? '', url.replace('/files/seed/', '')))).toBe(true);
  }
});

describe.each(LABELS)('the school %s (product.md 4.23)', (label) => {
  test('has at least 24 courses of both kinds in all five states, each with a cover of its own', async () => {
    const { items, totalCount } = await visitorOf(label).ask(everything, { pageSize: 100 });
    expect(totalCount).toBeGreaterThanOrEqual(24);
    const combinations = new Set(items.map(({ kind, status }) => `${kind} ${status}`));
    for (const kind of ['live', 'recorded'])
      for (const state of STATES) expect(combinations).toContain(`${kind} ${state}`);
    expect(new Set(items.map(({ cover }) => cover)).size).toBe(items.length);
    expect(items.filter(({ isRecommended }) => isRecommended)).toHaveLength(8);
    expect(items.some(({ priceFen }) => priceFen === 0)).toBe(true);
  });

  test('has a tab icon of its own, which is served (§1, logoBrowser)', async () => {
    const { tabIcon = '' } = await visitorOf(label).ask(contract.tenant.byLabel, { label });
    expect(tabIcon).toBe(`/files/seed/icons/${label}.svg`);
    expect(existsSync(join(import.meta.dirname, 'pictures', tabIcon.replace('/files/seed/', '')))).toBe(true);
  });

  test('gives every course a page with lessons, goals, facts and questions in both languages', async () => {
    const visitor = visitorOf(label);
    const { items } = await visitor.ask(everything, { pageSize: 100 });
    for (const { id, saleId, lessonCount } of items) {
      for (const locale of ['cn', 'en'] as const) {
        const course = await visitor.ask(contract.courses.detail, { id, saleId }, { locale });
        expect(course.facts).toHaveLength(4);
        expect(course.goals).toHaveLength(4);
        expect(course.questions?.length).toBeGreaterThanOrEqual(3);
        expect(course.synopsis?.split('\n\n').length).toBeGreaterThanOrEqual(2);
        if (locale === 'en')
          expect(JSON.stringify({ ...course, offers: course.offers })).not.toMatch(/[\u4e00-\u9fff]/u);
      }
      const lessons = await visitor.ask(contract.courses.lessons, { id, saleId });
      expect(lessons).toHaveLength(lessonCount);
      expect(lessons.every(({ chapterTitle }) => chapterTitle)).toBe(true);
    }
  });

  test('has at least eight lecturers with profiles and one to three qualifications each', async () => {
    const visitor = visitorOf(label);
    const { items } = await visitor.ask(contract.lecturers.list, { pageSize: 100 });
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const { id } of items) {
      const english = await visitor.ask(contract.lecturers.detail, { id }, { locale: 'en' });
      expect(english.intro && english.motto && english.honours?.length && english.grades?.length).toBeTruthy();
      expect(JSON.stringify(english)).not.toMatch(/[\u4e00-\u9fff]/u);
      const proofs = await visitor.ask(contract.lecturers.qualifications, { lecturerId: id }, { locale: 'en' });
      expect(proofs.items.length).toBeGreaterThanOrEqual(1);
      expect(proofs.items.length).toBeLessThanOrEqual(3);
      expect(JSON.stringify(proofs.items)).not.toMatch(/[\u4e00-\u9fff]/u);
    }
  });

  test('has its record, menus, agreements and what forms choose from in both languages', async () => {
    const visitor = visitorOf(label);
    const company = await visitor.ask(contract.tenant.byLabel, { label }, { locale: 'en' });
    expect(company).toMatchObject({
      label,
      brand: label,
      status: 'open',
      phone: expect.stringMatching(/^400-820-\d{4}$/),
    });
    expect(company.icp).toContain('示意');
    expect(company.slogan && company.phoneHours && company.shortName).toMatch(/^[^\u4e00-\u9fff]+$/u);
    const types = ['purchase', 'user', 'privacy', 'closing', 'membership', 'studyRoom', 'refund'] as const;
    for (const locale of ['cn', 'en'] as const) {
      const agreements = await visitor.ask(contract.tenant.agreements, { types: [...types] }, { locale });
      expect(agreements).toHaveLength(types.length);
      for (const { content } of agreements) {
        expect(content?.split('\n\n').length).toBeGreaterThanOrEqual(4);
        expect(content).not.toMatch(locale === 'en' ? /[\u4e00-\u9fff{}]/u : /[{}]/);
      }
    }
    expect((await visitor.ask(contract.constants.subjects)).length).toBe(10);
    expect((await visitor.ask(contract.constants.grades)).length).toBe(7);
    expect((await visitor.ask(contract.constants.timeZones))[0]?.iana).toBe('Asia/Shanghai');
    const menu = await visitor.ask(contract.site.menuBar);
    expect(menu.map(({ path }) => path)).toEqual([
      '/index',
      '/course',
      '/discount/course',
      '/equity',
      '/teacher/certification',
      '/news',
      '/expert',
    ]);
  });

  test('lets the demo student log in and find a class of each state, one with a lock (§4)', async () => {
    const demo = demoAccounts.find((account) => account.label === label);
    const { token } = await visitorOf(label).ask(contract.account.login, {
      account: demo?.account ?? '',
      password: demo?.password ?? '',
      hasAgreed: true,
    });
    const options = { token };
    const visitor = visitorOf(label);
    const { items } = await visitor.ask(everything, { pageSize: 100 }, options);
    const owned = items.filter(({ isOwned }) => isOwned);
    expect(new Set(owned.filter(({ kind }) => kind === 'live').map(({ status }) => status))).toEqual(
      new Set(['notStarted', 'inProgress', 'ended']),
    );
    expect((await visitor.ask(contract.courses.past, {}, options)).items.length).toBeGreaterThanOrEqual(1);
    const running = owned.find(({ kind, status }) => kind === 'live' && status === 'inProgress');
    if (!running) throw new Error(`${label} has no live course that runs.`);
    const { id, saleId } = running;
    const lessons = await visitor.ask(contract.courses.lessons, { id, saleId }, options);
    const states = lessons.map(({ state }) => state);
    expect(states[0]).toBe('done');
    expect(states).toContain('locked');
    expect(states.some((state) => state === 'next' || state === 'now')).toBe(true);
    const { items: mine } = await visitor.ask(contract.courses.mine, { pageSize: 50 }, options);
    expect(new Set(mine.map(({ enrolment }) => enrolment))).toEqual(new Set(['active', 'expired', 'frozen']));
    const key = { courseId: id, saleId };
    const own = await visitor.ask(contract.learning.liveLessons, key, options);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['ended', 'notStarted', 'cancelled']));
    expect(own.filter(({ state }) => state === 'ended').map(({ replay }) => replay)).toEqual(
      expect.arrayContaining(['generating', 'failed', 'ready']),
    );
    expect(own.map(({ attendance }) => attendance)).toEqual(expect.arrayContaining(['present', 'late', 'absent']));
    const held = own.find(({ replay }) => replay === 'ready');
    const lesson = { courseId: key.courseId, lessonId: held?.lessonId ?? expect.fail('no lesson has its recording') };
    expect(await visitor.ask(contract.media.play, lesson, options)).toMatchObject({ form: 'hls', hasAntiSkip: true });
    const week = { from: new Date(TEST_NOW.getTime() - 4 * 24 * HOUR).toISOString(), until: TEST_NOW.toISOString() };
    expect((await visitor.ask(contract.learning.timetable, week, options)).length).toBeGreaterThan(0);
    const { totalMinutes } = await visitor.ask(contract.learning.summary, {}, options);
    expect(totalMinutes).toBeGreaterThan(100);
  });
});

test('has twelve students a school with fictional numbers, one with a password (product.md 4.23)', async () => {
  const students = await rows<{ phone: string; password_hash: string | null }>(
    'select phone, password_hash from student',
  );
  expect(students).toHaveLength(60);
  expect(students.every(({ phone }) => /^1380000\d{4}$/.test(phone))).toBe(true);
  const [hash] = students.flatMap(({ password_hash }) => password_hash ?? []);
  expect(students.filter(({ password_hash }) => password_hash)).toHaveLength(5);
  expect(await isPassword(demoAccounts[0]?.password ?? '', hash ?? null)).toBe(true);
});

test('has a lecturer a school with the demo password, six study rooms in every state and eight consultations (product.md 4.23)', async () => {
  const lecturers = await rows<{ password_hash: string }>(
    "select password_hash from lecturer where phone = '13900000001'",
  );
  expect(lecturers).toHaveLength(5);
  expect(await isPassword(demoAccounts[0]?.password ?? '', lecturers[0]?.password_hash ?? null)).toBe(true);
  const rooms = await rows<{ states: string; waiting: string; busy: string }>(`
    select string_agg(r.state, ' ' order by r.sort) as states, string_agg(t.waiting::text, ' ' order by r.sort) as waiting,
        string_agg(t.busy::text, ' ' order by r.sort) as busy
      from study_room r left join lateral (
        select count(*) filter (where status = 'waiting') as waiting,
            count(*) filter (where status in ('calling', 'inRoom')) as busy
          from study_ticket t where t.company_id = r.company_id and t.room_id = r.id) t on true
      group by r.company_id`);
  expect(rooms).toEqual(
    Array.from({ length: 5 }, () => ({
      states: 'open open open paused open closed',
      waiting: '1 0 2 0 6 0',
      busy: '0 0 1 0 1 0',
    })),
  );
  const records = await rows<{ count: number; open: number }>(`
    select count(*)::int as count, count(*) filter (where t.ended_at is null)::int as open from study_ticket t
      join student s on s.company_id = t.company_id and s.id = t.student_id and s.password_hash is not null
      group by t.company_id`);
  expect(records).toEqual(Array.from({ length: 5 }, () => ({ count: 8, open: 0 })));
});

test('charges consultations as in the ledger of minutes, and holds minutes of students in a room (I10)', async () => {
  const charged = await rows(`
    select t.id, t.minutes, f.amount from study_ticket t
      full join (select * from minutes_flow where reason = 'consume') f on f.company_id = t.company_id and f.ref_id = t.id
      where coalesce(t.minutes, 0) <> -coalesce(f.amount, 0)`);
  expect(charged).toEqual([]);
  const held = await rows(`
    select a.student_id from minutes_account a where a.frozen <> coalesce((select sum(t.held_minutes) from study_ticket t
      where t.company_id = a.company_id and t.student_id = a.student_id and t.status = 'inRoom'), 0)`);
  expect(held).toEqual([]);
});

test('lets the demo student chat with two lecturers and a class where the school has chat (product.md 4.23)', async () => {
  const talks = await rows<{ label: string; count: number; messages: number; unread: number }>(`
    select o.label, count(*)::int as count, sum(c.last_seq)::int as messages,
        sum(c.last_seq - m.read_seq)::int as unread
      from conversation_member m
      join company o on o.id = m.company_id
      join conversation c on c.company_id = m.company_id and c.id = m.conversation_id
      join student s on s.company_id = m.company_id and s.id = m.member_id and s.password_hash is not null
      where m.member_kind = 'student' group by o.label order by o.label`);
  expect(talks).toEqual([
    { label: '6c', count: 3, messages: 30, unread: 2 },
    { label: 'shengya', count: 3, messages: 30, unread: 2 },
  ]);
  const gaps = await rows(`
    select c.id from conversation c where c.last_seq <> (select count(*) from chat_message m
        where m.company_id = c.company_id and m.conversation_id = c.id)
      or c.last_at <> (select max(m.sent_at) from chat_message m
        where m.company_id = c.company_id and m.conversation_id = c.id)`);
  expect(gaps).toEqual([]);
});

test('gives the demo student a practice in every state that lasts, a timed one to open, and marked photos, and the lecturer who logs in work to mark (product.md 4.23)', async () => {
  const mine = await rows<{ states: string; photos: number; wrong: number }>(`
    select string_agg(distinct p.state || case when p.is_sent_back then ' sent back'
          when p.started_at is null and exists (select 1 from paper a where a.company_id = p.company_id and a.id = p.paper_id
            and a.limit_minutes > 0 and a.status = 'open') and exists (select 1 from enrolment e where e.company_id = p.company_id
            and e.student_id = p.student_id and e.class_run_id = p.class_run_id and e.status = 'active'
            and coalesce(e.valid_until > now(), true)) then ' timed' else '' end, ', ') as states,
        (select count(*)::int from practice_file f where f.company_id = s.company_id and f.strokes is not null) as photos,
        (select count(*)::int from wrong_question w where w.company_id = s.company_id) as wrong
      from practice_record p join student s on s.company_id = p.company_id and s.id = p.student_id
      where s.password_hash is not null group by s.company_id`);
  expect(mine).toHaveLength(5);
  for (const { states, photos, wrong } of mine) {
    expect(states).toBe('awaiting, expired, finished, unfinished, unfinished sent back, unfinished timed');
    expect(Math.min(photos, wrong)).toBeGreaterThan(0);
  }
  const classes = await rows<{ count: number }>(`
    select count(distinct p.student_id)::int as count from practice_record p where p.state = 'finished'
      and exists (select 1 from class_marker m where m.company_id = p.company_id and m.class_run_id = p.class_run_id)
      group by p.company_id, p.class_run_id`);
  expect(Math.min(...classes.map(({ count }) => count))).toBeGreaterThanOrEqual(5);
  const queues = await rows<{ count: number }>(`
    select count(*)::int as count from lecturer l join practice_record p on p.company_id = l.company_id and p.state = 'awaiting'
      where l.phone = '13900000001' and p.class_run_id in (
        select r.id from class_run r where r.company_id = l.company_id and r.lecturer_id = l.id
        union select m.class_run_id from class_marker m where m.company_id = l.company_id and m.lecturer_id = l.id)
      group by l.company_id`);
  expect(queues).toHaveLength(5);
  expect(Math.min(...queues.map(({ count }) => count))).toBeGreaterThanOrEqual(5);
});

test('gives each school its assessments: links of every kind, records in every state, guests of one phone, averages (product.md 4.23)', async () => {
  const links = await rows<{ states: string }>(`
    select string_agg(distinct case when k.withdrawn_at is not null then 'withdrawn' when k.ends_at <= '${TEST_NOW.toISOString()}' then 'ended'
        when k.tries <= (select count(*) from assessment_record e join practice_record p on p.company_id = e.company_id
          and p.id = e.id join student s on s.company_id = p.company_id and s.id = p.student_id and s.password_hash is not null
          where e.company_id = k.company_id and e.link_id = k.id and k.tries = 1) then 'used up' else 'live' end, ', ') as states
      from assessment_link k group by k.company_id`);
  expect(links).toEqual(Array.from({ length: 5 }, () => ({ states: 'ended, live, used up, withdrawn' })));
  const records = await rows<{ types: string; states: string; guests: number; levels: number; taken: number }>(`
    select string_agg(distinct s.type, ', ') as types, string_agg(distinct p.state, ', ') as states,
        count(distinct e.guest_phone)::int as guests, count(distinct u.rule_id)::int as levels,
        count(distinct p.student_id) filter (where p.state = 'finished' and s.type = 'objective')::int as taken
      from practice_record p join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
      join assessment_record e on e.company_id = p.company_id and e.id = p.id
      left join assessment_outcome u on u.company_id = p.company_id and u.record_id = p.id group by p.company_id`);
  expect(records).toHaveLength(5);
  for (const { types, states, guests, levels, taken } of records) {
    expect([types, states, guests]).toEqual(['objective, subjective', 'awaiting, expired, finished, unfinished', 2]);
    expect(Math.min(levels, taken)).toBeGreaterThan(1);
    expect(taken).toBeGreaterThanOrEqual(5);
  }
  const own = await rows<{ kinds: string }>(`
    select string_agg(distinct s.type || ' ' || case when p.is_sent_back then 'sent back' when p.state = 'finished'
        and s.shows_result = 'afterRelease' and s.released_at is null then 'waits for release' else p.state end, ', ') as kinds
      from practice_record p join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
      join student t on t.company_id = p.company_id and t.id = p.student_id and t.password_hash is not null group by p.company_id`);
  const kinds =
    'objective finished, objective unfinished, objective waits for release, ' +
    'subjective awaiting, subjective expired, subjective finished, subjective sent back, subjective unfinished';
  expect(own).toEqual(Array.from({ length: 5 }, () => ({ kinds })));
  const asked = await rows<{ count: number }>(`
    select count(*)::int as count from offer where needs_assessment and assessment_link_id is null`);
  expect(asked).toEqual([{ count: 0 }]);
});

test('asks 20 questions of every kind in at least five fields for 100 points, with a material and a picture, in believable spread (product.md 4.23)', async () => {
  const papers = await rows<
    Record<'kinds' | 'materials', string> & Record<'count' | 'fields' | 'pictures' | 'points', number>
  >(`
    select count(*) filter (where q.type <> 'group')::int as count, count(distinct k.name)::int as fields,
        string_agg(distinct q.type, ', ') as kinds, count(*) filter (where q.files::text like '%image%')::int as pictures,
        string_agg(q.files::text, '') filter (where q.type = 'group') as materials,
        sum(q.score) filter (where q.type <> 'group')::int as points
      from question q join assessment s on s.company_id = q.company_id and s.paper_id = q.paper_id and s.type = 'objective'
        and s.shows_result = 'afterMarking' cross join lateral unnest(q.knowledge) as k (name) group by q.company_id`);
  expect(papers).toHaveLength(5);
  for (const { count, fields, kinds, pictures, points, materials } of papers) {
    expect([count, points, kinds]).toEqual([20, 100, 'blank, group, judge, multiple, single']);
    expect(fields).toBeGreaterThanOrEqual(5);
    expect(pictures).toBeGreaterThan(0);
    expect(materials).toMatch(/image|audio/);
  }
  const taken = await rows<Record<'lowest' | 'highest' | 'mean' | 'people', number>>(`
    select min(p.score) as lowest, max(p.score) as highest, avg(p.score)::int as mean, count(distinct p.student_id)::int as people
      from practice_record p join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
        and s.type = 'objective' and s.shows_result = 'afterMarking' where p.state = 'finished' group by p.company_id`);
  for (const { lowest, highest, mean, people } of taken) {
    expect(people).toBeGreaterThanOrEqual(10);
    expect(Math.min(lowest, highest - lowest)).toBeGreaterThanOrEqual(25);
    expect([mean > 55, mean < 85]).toEqual([true, true]);
  }
});

test('names only pictures that exist, at least three covers of every subject', async () => {
  const pictures = await rows<{ path: string; kind: string }>(`
    select distinct cover as path, 'cover' as kind from course
    union select distinct portrait, 'portrait' from lecturer
    union select distinct portrait, 'portrait' from student
    union select distinct image, 'certificate' from qualification
    union select distinct path, 'upload' from upload
    union select distinct picture, 'plate' from plate
    union select distinct unnest(pictures), 'gift' from gift`);
  const missing = pictures
    .map(({ path }) => path.replace(/^(?:\/files\/)?seed\//, ''))
    .filter(
      (path) => !existsSync(join(import.meta.dirname, path.startsWith('questions/') ? 'media' : 'pictures', path)),
    );
  expect(missing).toEqual([]);
  const subjects = await rows<{ key: string; covers: number }>(
    'select s.key, count(distinct c.cover)::int as covers from subject s join course c on c.company_id = s.company_id and c.subject_id = s.id group by s.key',
  );
  expect(subjects).toHaveLength(10);
  expect(Math.min(...subjects.map(({ covers }) => covers))).toBeGreaterThanOrEqual(3);
});

test('gives no two schools ids that follow each other, nor the same ids (T4)', async () => {
  const companies = await rows<{ id: number }>('select id from company order by id');
  const gaps = companies
    .slice(1)
    .map(({ id }, place) => id - (companies[place] ?? expect.fail('no school before it')).id);
  expect(Math.min(...gaps)).toBeGreaterThan(1_000_000);
  const repeated = await rows('select id from course group by id having count(*) > 1');
  expect(repeated).toEqual([]);
});

describe('the same seed', () => {
  const stores: Store[] = [];
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  async function dumpAt(now: Date): Promise<string> {
    const store = await openTestStore();
    stores.push(store);
    await seed(store.owner, frozenClock(now), createSecrets('a key for tests that is long enough'));
    const tables = await rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' order by 1`,
      store.owner,
    );
    const dumps: unknown[] = [];
    for (const { name } of tables) {
      dumps.push(name, await rows(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`, store.owner));
    }
    return withoutPresent(JSON.stringify(dumps), now);
  }

  /** Unpaid orders, queues and the open timed paper start about the instant of seeding: it and their deadlines are replaced by placeholders in every dump. */
  function withoutPresent(dump: string, now: Date): string {
    const paper = [...Array.from({ length: 10 }, (_, place) => -720 + place * 60), 1_680];
    const ends = [0, 15, 18, 900, 1_800, 14_400, 36_000, ...paper].map(
      (seconds) => new Date(now.getTime() + seconds * 1_000),
    );
    return ends.reduce((text, end, place) => {
      const written = end.toISOString().replace(/\.?0*Z$/, '+00:00');
      return text.replaceAll(written, `present ${place}`);
    }, dump);
  }

  test('writes the same bytes at every hour of a Beijing day except unpaid orders, queues and the open timed paper, others on another day (product.md 4.23)', async () => {
    const midnight = new Date(Date.parse('2026-11-20T00:00:00+08:00'));
    const morning = await dumpAt(new Date(midnight.getTime() + 1));
    expect(await dumpAt(new Date(midnight.getTime() + 24 * HOUR - 1))).toBe(morning);
    expect(await dumpAt(new Date(midnight.getTime() - 1))).not.toBe(morning);
    expect(morning.length).toBeGreaterThan(500_000);
    expect(TEST_NOW.getTime()).toBeGreaterThan(midnight.getTime());
    // Three databases are made and seeded: seconds when calm, a minute on a busy machine.
  });
});
