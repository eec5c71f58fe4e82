import { contract, type Practice } from '@shuyuan/contract';
import { participation } from '@shuyuan/rules';
import { call } from './api.ts';
import { all, type Fault, Ledger } from './ledger.ts';
import type { Server } from './server.ts';

/** Classes of a student: list, class, outline, calendar, report and archive tell one progress. */
export async function checkClasses(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  const archive = await call(server, school, contract.archives.read, {}, token);
  const classes = await all((page) => call(server, school, contract.courses.mine, { page, pageSize: 50 }, token));
  for (const course of classes) {
    const name = `${course.title} ${course.id}`;
    const key = { courseId: course.id, saleId: course.saleId };
    const own = await call(server, school, contract.learning.ownClass, key, token);
    const lessons = await call(
      server,
      school,
      course.kind === 'live' ? contract.learning.liveLessons : contract.learning.recordedLessons,
      key,
      token,
    );
    const sums = participation(lessons.map(({ attendance, isFinished }) => ({ attendance, isLearnt: isFinished })));
    ledger.equal(`${name}: learnt in the list`, course.learnedCount, sums.learnt);
    ledger.equal(`${name}: learnt on its page`, own.finishedCount, sums.learnt);
    ledger.equal(`${name}: lessons`, [course.lessonCount, own.lessonCount], [sums.total, sums.total]);
    ledger.equal(
      `${name}: held, attended, missed`,
      [own.heldCount, own.attendedCount, own.missedCount],
      [sums.held, sums.attended, sums.missed],
    );
    const given = lessons.filter(({ practiceId }) => practiceId !== undefined);
    ledger.equal(`${name}: practices`, own.practiceCount, given.length);
    for (const lesson of given) {
      const { practiceScore: score, practiceMaxScore: max, practiceAnswered = 0, practiceTotal = 0 } = lesson;
      ledger.holds(`${name} ${lesson.index}: ${score} of ${max} points`, score === undefined || (max ?? 0) >= score);
      ledger.holds(
        `${name} ${lesson.index}: answered ${practiceAnswered}/${practiceTotal}`,
        practiceAnswered <= practiceTotal,
      );
    }
    for (const lesson of lessons) {
      const { access } = lesson;
      if (access?.error !== 'previousPracticeRequired') continue;
      const opener = lessons.find(({ lessonId }) => lessonId === access.blockLessonId);
      ledger.holds(`${name} ${lesson.index}: the lock names no lesson of the class`, opener !== undefined);
      ledger.equal(`${name} ${lesson.index}: the practice of the lock`, access.blockId, opener?.practiceId);
      ledger.holds(
        `${name} ${lesson.index}: the lock waits for nothing`,
        opener?.practiceId !== undefined || opener?.practiceOpens !== undefined,
      );
    }
    if (course.kind === 'live') {
      const report = await call(server, school, contract.report.read, key, token);
      if (report.status !== 'published')
        ledger.equal(
          `${name}: report`,
          [report.held, report.attended, report.absent],
          [sums.held, sums.attended, sums.missed],
        );
      ledger.equal(`${name}: report adds up`, report.held, (report.attended ?? 0) + (report.absent ?? 0));
      ledger.holds(`${name}: on time of due`, (report.practiceOnTime ?? 0) <= (report.practiceDue ?? 0));
    }
    const page = await call(server, school, contract.courses.lessons, { id: course.id, saleId: course.saleId }, token);
    if (course.enrolment === 'active')
      ledger.equal(`${name}: learnt on the course page`, page.filter(({ isLearnt }) => isLearnt).length, sums.learnt);
    const filed = archive.courses.find(({ courseId }) => courseId === course.id);
    if (filed?.progress !== undefined)
      ledger.equal(`${name}: archive`, filed.progress, Math.round((100 * sums.learnt) / Math.max(1, sums.total)));
  }
  return ledger.faults;
}

/** Practices: the counts of the tabs are the rows behind them, and every mark is within its paper. */
export async function checkPractices(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  const counts = await call(server, school, contract.practice.counts, {}, token);
  const rows = await all<Practice>((page) =>
    call(server, school, contract.practice.list, { page, pageSize: 50 }, token),
  );
  for (const state of ['unfinished', 'submitted', 'awaiting', 'finished', 'expired'] as const) {
    ledger.equal(`practices ${state}`, counts[state], rows.filter((row) => row.state === state).length);
    const tab = await all((page) => call(server, school, contract.practice.list, { state, page, pageSize: 50 }, token));
    ledger.equal(`tab ${state}`, tab.length, counts[state]);
  }
  for (const { title, score, totalScore, usedS, limitMinutes, answeredCount, questionCount } of rows) {
    ledger.holds(`${title}: ${score} of ${totalScore}`, score === undefined || score <= totalScore);
    ledger.holds(`${title}: answered`, (answeredCount ?? 0) <= (questionCount ?? 0));
    ledger.holds(
      `${title}: used ${usedS} s`,
      (usedS ?? 0) <= (limitMinutes === undefined ? 86_400 : limitMinutes * 60),
    );
  }
  const wrong = await all((page) =>
    call(server, school, contract.practice.wrong, { isMastered: false, page, pageSize: 50 }, token),
  );
  ledger.equal('wrong questions', counts.wrong, wrong.length);
  const summary = await call(server, school, contract.learning.summary, {}, token);
  ledger.equal(
    'open and marked practices of the home page',
    [summary.openPractices, summary.finishedPractices],
    [counts.unfinished, counts.finished],
  );
  return ledger.faults;
}

/** Rankings: equal values share a place, better ones come first, and the own row is the own result. */
export async function checkRankings(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  for (const type of ['learning', 'practice', 'articles', 'invitations'] as const) {
    for (const period of ['week', 'month', 'all'] as const) {
      const { rows, mine } = await call(server, school, contract.rankings.list, { type, period }, token);
      rows.forEach((row, at) => {
        const shown = type === 'learning' ? Math.floor(row.value / 60) : row.value;
        const before = rows[at - 1];
        if (!before) return;
        const beforeShown = type === 'learning' ? Math.floor(before.value / 60) : before.value;
        ledger.holds(`${type} ${period} ${at}: the order`, beforeShown >= shown);
        ledger.equal(`${type} ${period} ${at}: the place`, row.rank, beforeShown === shown ? before.rank : at + 1);
      });
      const me = rows.find(({ isMe }) => isMe);
      if (me) ledger.equal(`${type} ${period}: the own row`, [me.rank, me.value], [mine?.rank, mine?.value]);
    }
  }
  return ledger.faults;
}

/** Orders: the lines add up to the total, what was paid and given back are of it, and a free one never cost anything. */
export async function checkOrders(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  const orders = await all((page) => call(server, school, contract.orders.list, { page, pageSize: 50 }, token));
  for (const { id, orderNum } of orders) {
    const order = await call(server, school, contract.orders.detail, { id, orderNum }, token);
    ledger.holds(`${id}: pays ${order.payFen}`, order.payFen === undefined || order.payFen >= 0);
    ledger.holds(
      `${id}: "free" for ${order.payFen} fen (${order.status})`,
      order.method !== 'none' || order.payFen === 0 || order.paidAt === undefined,
    );
    const back = order.refund?.amountFen ?? 0;
    ledger.holds(`${id}: gives back ${back} of ${order.payFen}`, back <= (order.payFen ?? back));
  }
  return ledger.faults;
}

/** Courses: one price before, and seats that fit the class. */
export async function checkCourses(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  const cards = await all((page) => call(server, school, contract.courses.list, { page, pageSize: 50 }, token));
  for (const card of cards) {
    const detail = await call(server, school, contract.courses.detail, { id: card.id, saleId: card.saleId }, token);
    const name = `${card.title} ${card.id}`;
    ledger.equal(
      `${name}: prices of card and page`,
      [detail.priceFen, detail.originalFen],
      [card.priceFen, card.originalFen],
    );
    ledger.equal(`${name}: learners of card and page`, detail.learners, card.learners);
    for (const offer of detail.offers ?? [])
      ledger.holds(
        `${name}: ${offer.seatsLeft} seats left of ${offer.quota}`,
        offer.quota === undefined || (offer.seatsLeft ?? 0) <= offer.quota,
      );
  }
  return ledger.faults;
}

/** Articles: the number of comments on a card is what its page shows. */
export async function checkArticles(server: Server, school: string, token: string): Promise<Fault[]> {
  const ledger = new Ledger();
  const cards = await all((page) => call(server, school, contract.articles.list, { page, pageSize: 50 }, token));
  for (const { id, title, comments } of cards.slice(0, 60)) {
    const roots = await all((page) =>
      call(server, school, contract.comments.list, { kind: 'headline', articleId: id, page, pageSize: 50 }, token),
    );
    const counted = roots.reduce(
      (sum, { state, replyCount }) => sum + (replyCount ?? 0) + (state === 'hidden' || state === 'deleted' ? 0 : 1),
      0,
    );
    ledger.equal(`${title}: comments`, comments, counted);
  }
  return ledger.faults;
}
