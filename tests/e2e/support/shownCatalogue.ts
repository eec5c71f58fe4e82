import { type CourseCard, contract } from '@shuyuan/contract';
import { all } from './ledger.ts';
import { fenOf, numberOf, ROWS, type Shown } from './shown.ts';

const MONEY = /¥([\d,]+(?:\.\d\d)?)/g;

/** A card beside the row it shows: its reduction is the difference of its prices, its seats and learners are the row's. */
function checkCard(shown: Shown, text: string, row: CourseCard) {
  const own = text.slice(0, text.search(/[\d,]+人(?:已报|在学)/) + 12);
  const [now, before] = [...own.matchAll(MONEY)].map(([money]) => fenOf(money));
  const cut = /省([\d,.]+)/.exec(own)?.[1];
  if (cut !== undefined) shown.equal(`${row.title}: what is saved`, numberOf(cut) * 100, (before ?? 0) - (now ?? 0));
  const learners = shown.number(/([\d,]+)人(?:已报|在学)/, own);
  if (learners !== undefined) shown.equal(`${row.title}: learners`, learners, row.learners);
  const seats = shown.number(/余(\d+)席/, own);
  if (seats !== undefined) shown.equal(`${row.title}: seats`, seats, row.seatsLeft);
  const held = /第(\d+)\/(\d+)讲/.exec(own);
  if (held)
    shown.equal(`${row.title}: lessons held`, [held[1], held[2]].map(Number), [row.lessonsDone, row.lessonCount]);
}

/** The course list in three orders: as many as it says, in the order it says. */
export async function checkCourseList(shown: Shown) {
  for (const sort of ['recommended', 'cheapest', 'dearest', 'popular'] as const) {
    await shown.open(sort === 'recommended' ? '/course' : `/course?sort=${sort}`);
    const page = await shown.ask(contract.courses.list, { sort, page: 1, pageSize: 16 });
    const titles = page.items.map(({ title }) => title);
    shown.equal(`courses, ${sort}: how many`, shown.number(/共([\d,]+)项结果/), page.totalCount);
    shown.inOrder(`courses, ${sort}`, titles);
    shown.parts(titles).forEach((text, at) => {
      const row = page.items[at];
      if (row) checkCard(shown, text, row);
    });
    const prices = page.items.map(({ priceFen, campaignFen }) => campaignFen ?? priceFen ?? 0);
    const sorted = prices.toSorted((a, b) => (sort === 'dearest' ? b - a : a - b));
    if (sort === 'cheapest' || sort === 'dearest') shown.equal(`courses, ${sort}: prices`, prices, sorted);
    const learners = page.items.map((row) => row.learners ?? 0);
    if (sort === 'popular')
      shown.equal(
        'courses, popular: learners',
        learners,
        learners.toSorted((a, b) => b - a),
      );
  }
}

/** Courses: price and seats of the page are those of the row, its chapters add up to its lessons, its lecturer has one number of students. */
export async function checkCoursePages(shown: Shown) {
  const { items } = await shown.ask(contract.courses.list, { page: 1, pageSize: ROWS });
  const live = items.filter(({ kind }) => kind === 'live').slice(0, 3);
  for (const card of [...live, ...items.filter(({ kind }) => kind === 'recorded').slice(0, 2)]) {
    const key = { id: card.id, saleId: card.saleId };
    const detail = await shown.ask(contract.courses.detail, key);
    const lessons = await shown.ask(contract.courses.lessons, key);
    const text = await shown.open(`/course/detail/${card.id}/${card.saleId}`);
    const name = `page of ${card.title}`;
    const learners = shown.number(/^([\d,]+)人(?:已报|在学)$/m);
    if (learners !== undefined) shown.equal(`${name}: learners`, learners, detail.learners);
    shown.equal(`${name}: lessons`, shown.number(/课程目录\n共(\d+)讲/), lessons.length);
    const contents = text.slice(text.indexOf('课程目录\n共'), text.indexOf('常见问题', text.indexOf('课程目录\n共')));
    const chapters = shown.numbers(/^(\d+)讲(?:·.*)?$/gm, contents);
    shown.equal(
      `${name}: chapters`,
      chapters.reduce((sum, count) => sum + count, 0),
      lessons.length,
    );
    // A full class says that it is full.
    const offers = (detail.offers ?? []).filter(({ seatsLeft }) => seatsLeft !== undefined && seatsLeft > 0);
    const choices = text.slice(text.indexOf('班次\n'), text.indexOf('介绍\n'));
    const seats = shown.numbers(/开课·余(\d+)席/g, choices);
    if (seats.length > 0)
      shown.equal(
        `${name}: seats of its classes`,
        seats,
        offers.map(({ seatsLeft }) => seatsLeft),
      );
    const beside = /在售课程\n([\d,]+)\n学员\n([\d,]+)/.exec(text);
    if (!beside || detail.lecturerId === undefined) continue;
    await shown.open(`/teather/${detail.lecturerId}`);
    const own = /在售课程\n([\d,]+)\n学员\n([\d,]+)/.exec(shown.text);
    shown.equal(`${name}: its lecturer here and there`, beside.slice(1, 3), own?.slice(1, 3));
    const taught = items.filter(({ lecturerId }) => lecturerId === detail.lecturerId);
    const sum = taught.reduce((count, row) => count + (row.learners ?? 0), 0);
    shown.equal(`${name}: students of the lecturer`, numberOf(beside[2] ?? ''), sum);
  }
}

/** Campaigns: each has as many courses as its ticket says. */
export async function checkCampaigns(shown: Shown) {
  const { items } = await shown.ask(contract.discounts.list, { page: 1, pageSize: ROWS });
  const text = await shown.open('/discount/course');
  const counts = shown.numbers(/^(\d+)门课程$/gm, text);
  shown.equal('campaigns: how many', counts.length, items.length);
  for (const [at, { id, name }] of items.entries()) {
    const rows = await all((page) => shown.ask(contract.discounts.courses, { id, page, pageSize: ROWS }));
    shown.equal(`campaign ${name}: courses`, counts[at], rows.length);
    await shown.open(`/course/discount/${id}`);
    const titles = rows.map(({ title }) => title);
    shown.inOrder(`campaign ${name}`, titles);
    shown.parts(titles).forEach((part, place) => {
      const row = rows[place];
      if (row) checkCard(shown, part, row);
    });
  }
}

/** Memberships: as many courses with a price for members as are listed, and the price of a day is the price by the days. */
export async function checkMembership(shown: Shown) {
  await shown.open('/vip/course');
  const listed = shown.number(/共([\d,]+)项结果/);
  const text = await shown.open('/equity');
  shown.equal('membership: courses', shown.number(/^(\d+)\n门课有会员价$/m), listed);
  shown.equal('membership: courses below', shown.number(/^(\d+)门有会员价的课$/m), listed);
  for (const [, days = '', price = '', , day = ''] of text.matchAll(
    /^(\d+)天\n(¥[\d,.]+)\n(¥[\d,.]+\n)?合每天(¥[\d,.]+)$/gm,
  ))
    shown.equal(`membership: a day of ${days}`, fenOf(day), Math.round(fenOf(price) / Number(days)));
  shown.holds('membership: a price by the day', /合每天/.test(text));
}
