import { contract, type Practice } from '@shuyuan/contract';
import { all } from './ledger.ts';
import { ROWS, type Shown } from './shown.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The learning centre: its figures are those of the practice list and of its own calendar. */
export async function checkLearn(shown: Shown) {
  const text = await shown.open('/learn');
  const counts = await shown.ask(contract.practice.counts, {});
  const { unfinished = 0, submitted = 0, awaiting = 0, finished = 0, expired = 0, wrong = 0 } = counts;
  const handedIn = submitted + awaiting + finished;
  const practices = /^(\d+)\/(\d+)份\n练习已交\n(?:(\d+)份还没交)?(?: · )?(?:(\d+)份过期没交)?/m
    .exec(text)
    ?.slice(1, 5);
  shown.equal(
    'learn: practices',
    practices?.map((each) => Number(each ?? 0)),
    [handedIn, handedIn + unfinished + expired, unfinished, expired],
  );
  shown.equal('learn: wrong questions', shown.number(/^([\d,]+)道\n错题待复习$/m), wrong);
  const days = text.slice(text.indexOf('我的课表'), text.indexOf('我的课程', text.indexOf('我的课表')));
  const lives = days.match(/^直播(?: .*)?$/gm)?.length ?? 0;
  // The legend names the kind once.
  shown.equal('learn: live lessons of the week', shown.number(/^(\d+)节\n本周直播$/m), lives - 1);
  const announced = shown.numbers(/^\d+月\d+日 周. (?:今天 )?(\d+)项$/gm, days);
  const times = days.match(/^\d\d:\d\d$/gm)?.length ?? 0;
  shown.equal('learn: entries of the days', sumOf(announced), times);
}

/** Practices: each tab counts its rows in the order of the server, each mark is one of its maximum. */
export async function checkPracticeList(shown: Shown) {
  const words = {
    未完成: 'unfinished',
    已提交: 'submitted',
    待批改: 'awaiting',
    已完成: 'finished',
    已过期: 'expired',
  } as const;
  await shown.open('/learn/practice');
  for (const [word, state] of Object.entries(words)) {
    const rows = await all<Practice>((page) => shown.ask(contract.practice.list, { state, page, pageSize: ROWS }));
    shown.equal(`practices, ${state}`, shown.number(new RegExp(`^${word}\\n(\\d+)$`, 'm')), rows.length);
  }
  const { items } = await shown.ask(contract.practice.list, { page: 1, pageSize: 10 });
  const list = shown.text.slice(shown.text.indexOf('已过期\n', shown.text.indexOf('待批改\n')));
  const titles = items.map(({ title }) => title);
  shown.text = list;
  shown.inOrder('practices', titles);
  shown.parts(titles).forEach((text, at) => {
    const row = items[at];
    const mark = /^([\d.]+)\/([\d.]+)分/m.exec(text)?.slice(1, 3).map(Number);
    if (mark) shown.equal(`practice ${row?.title}`, mark, [row?.score, row?.totalScore]);
    if (row?.score !== undefined && row.state === 'finished')
      shown.holds(`practice ${row.title} says its mark`, !!mark);
  });
}

/** Results of practices: the questions make the mark, and as many are right as it says. */
export async function checkResults(shown: Shown) {
  const finished = await all<Practice>((page) =>
    shown.ask(contract.practice.list, { state: 'finished', page, pageSize: ROWS }),
  );
  for (const { id, title } of finished.slice(0, 4)) {
    const result = await shown.ask(contract.practice.result, { id });
    await shown.open(`/learn/practice?result=${id}`);
    const head = /^得分\n([\d.]+)\/([\d.]+)$/m.exec(shown.text.replace(/\n\//g, '/'))?.slice(1, 3).map(Number);
    shown.equal(`result of ${title}`, head, [result.score, result.totalScore]);
    const marks = [...shown.text.matchAll(/得([\d.]+)\/([\d.]+)分/g)].map((found) => found.slice(1, 3).map(Number));
    shown.equal(`result of ${title}: its questions`, sumOf(marks.map(([score = 0]) => score)), result.score);
    shown.equal(`result of ${title}: their maximum`, sumOf(marks.map(([, max = 0]) => max)), result.totalScore);
    const right = /(\d+)\n?\/(\d+)题\n全对|全对\n(\d+)\/(\d+)题/.exec(shown.text)?.slice(1).filter(Boolean).map(Number);
    const full = marks.filter(([score, max]) => score === max).length;
    if (right) shown.equal(`result of ${title}: right`, right, [full, marks.length]);
  }
}

/** The result of an assessment and its review: topics and parts make the mark, picks make the whole. */
export async function checkAssessment(shown: Shown) {
  const { items } = await shown.ask(contract.assessments.mine, { page: 1, pageSize: ROWS });
  const record = items.find(({ type, state }) => type === 'objective' && state === 'finished');
  if (!record) return shown.holds('an assessment with a result', false);
  const result = await shown.ask(contract.assessments.result, { id: record.id });
  const text = await shown.open(`/assess/result?bid=${record.linkId}&cid=${record.id}`);
  const marks = [...text.matchAll(/^(?:\t)?([\d.]+)\/([\d.]+)(?:\t.*)?$/gm)].map((found) =>
    found.slice(1, 3).map(Number),
  );
  const all100 = [result.score, result.totalScore];
  const topics = marks.slice(0, result.radar.length);
  shown.equal(
    'assessment: the topics',
    [sumOf(topics.map(([got = 0]) => got)), sumOf(topics.map(([, of = 0]) => of))],
    all100,
  );
  const parts = [...text.slice(text.indexOf('各部分得分')).matchAll(/^([\d.]+)\/([\d.]+)\n(\d+)题$/gm)].map((found) =>
    found.slice(1, 4).map(Number),
  );
  shown.equal(
    'assessment: the parts',
    [sumOf(parts.map(([got = 0]) => got)), sumOf(parts.map(([, of = 0]) => of))],
    all100,
  );
  const right = /^(?:全对\n)(\d+)\/(\d+)题$/m.exec(text)?.slice(1, 3).map(Number);
  shown.equal('assessment: how many questions', right?.[1], sumOf(parts.map(([, , count = 0]) => count)));
  const wrong = shown.number(/看没拿满分的(\d+)道/) ?? 0;
  shown.equal('assessment: right and wrong', (right?.[0] ?? 0) + wrong, right?.[1]);
  const place = /^(\d+)\/(\d+)人$/m.exec(text)?.slice(1, 3).map(Number);
  if (place) shown.equal('assessment: the place', place, [result.rank, result.rankTotal]);
  if (wrong === 0) return;
  await shown.open(`/course/question/0/${record.linkId}/${record.id}`);
  const counted = /^(\d+)对\n(?:(\d+)半对\n)?(?:(\d+)错)?/m
    .exec(shown.text)
    ?.slice(1, 4)
    .map((each) => Number(each ?? 0));
  shown.equal('review: right, half and wrong', sumOf(counted ?? []), right?.[1]);
  shown.equal('review: wrong', shown.number(/没满分 (\d+)$/m), wrong);
  const picks = shown.numbers(/^(\d+)%$/gm);
  // Of several answers each may have all who answered.
  if (/^单选题$/m.test(shown.text) && picks.length > 0)
    shown.holds(`review: picks ${picks.join(' ')}`, Math.abs(sumOf(picks) - 100) <= picks.length / 2);
}

/** Reports: what is counted of the lessons are the cells of its table, and each share is that of its fraction. */
export async function checkReports(shown: Shown) {
  const classes = await all((page) => shown.ask(contract.courses.mine, { page, pageSize: ROWS }));
  for (const { id, saleId, kind, title } of classes) {
    if (kind !== 'live') continue;
    const report = await shown.ask(contract.report.read, { courseId: id, saleId });
    if (!report.held) continue;
    const text = await shown.open(`/myclass/report/${id}/${saleId}`);
    const table = text.slice(text.indexOf('每一讲的出勤'), text.indexOf('出勤率'));
    const cells = (word: RegExp) => table.match(word)?.length ?? 0;
    const counted = ['到课', '迟到', '缺席'].map(
      (word) => shown.number(new RegExp(`^${word}(\\d+)$`, 'm'), table) ?? 0,
    );
    shown.equal(
      `report of ${title}: cells`,
      [cells(/^到课$/gm), cells(/^迟到$/gm), cells(/^缺席(?:，看了回放)?$/gm)],
      counted,
    );
    shown.equal(`report of ${title}: held`, sumOf(counted), report.held);
    const [present = 0, late = 0] = counted;
    const share = Math.round(((present + late) * 1_000) / report.held) / 10;
    shown.equal(`report of ${title}: attendance`, shown.number(/出勤率([\d.]+)%/), share);
    const top = /^(\d+)\/(\d+)讲$/m.exec(text)?.slice(1, 3).map(Number);
    shown.equal(`report of ${title}: attended`, top, [present + late, report.held]);
    const place = /班级名次，前(\d+)%\n(\d+)\/(\d+)名/.exec(text)?.slice(1, 4).map(Number);
    if (place) shown.equal(`report of ${title}: place`, place[0], Math.ceil(((place[1] ?? 0) * 100) / (place[2] ?? 1)));
  }
}
