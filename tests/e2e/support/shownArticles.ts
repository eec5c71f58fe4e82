import { type ArticleCard, contract } from '@shuyuan/contract';
import { all } from './ledger.ts';
import { numberOf, ROWS, type Shown } from './shown.ts';

/** Reads, likes and comments of the cards of these articles in the open page are those of their rows. */
function checkCards(shown: Shown, what: string, cards: readonly ArticleCard[]) {
  const titles = cards.map(({ title }) => title);
  shown.inOrder(what, titles);
  shown.parts(titles).forEach((text, at) => {
    const row = cards[at];
    if (!row) return;
    const own = text.slice(0, text.search(/条评论|个赞(?![\s\S]*条评论)/) + 4);
    const likes = shown.number(/([\d,]+)个赞/, own);
    const comments = shown.number(/([\d,]+)条评论/, own);
    if (likes !== undefined) shown.equal(`${what}, ${row.title}: likes`, likes, row.likes);
    if (comments !== undefined) shown.equal(`${what}, ${row.title}: comments`, comments, row.comments);
  });
}

const list = (shown: Shown, asked: object) =>
  all<ArticleCard>((page) => shown.ask(contract.articles.list, { ...asked, page, pageSize: ROWS }));

/** The headlines: how many are new, boards with their articles, the cards in three orders. */
export async function checkHeadlines(shown: Shown) {
  const plates = await shown.ask(contract.articles.plates, {});
  const rows = await list(shown, {});
  const text = await shown.open('/news');
  for (const { id, name } of plates) {
    const own = await list(shown, { plateId: id });
    const count = shown.number(new RegExp(`^${name}\\n(\\d+)篇`, 'm'), text.slice(text.lastIndexOf('板块')));
    shown.equal(`board ${name}`, count, own.length);
  }
  const { items } = await shown.ask(contract.articles.list, { sort: 'recommended', page: 1, pageSize: 8 });
  const feed = text.slice(text.indexOf('全部板块'));
  shown.text = feed;
  // The first one with a picture leads, all others follow in their order.
  const [first] = items.toSorted((one, other) => feed.indexOf(one.title) - feed.indexOf(other.title));
  checkCards(shown, 'headlines', first ? [first, ...items.filter((row) => row !== first)] : []);
  const week = await shown.ask(contract.articles.weekAuthors, {});
  const monday = /^本周作者\n(\d+)月(\d+)日至今$/m.exec(text);
  shown.holds('headlines: authors of the week', week.authors.length === 0 || monday !== null);
  const since = Number(monday?.[1]) * 100 + Number(monday?.[2]);
  const dayOf = (at: string) => {
    const beijing = new Date(Date.parse(at) + 8 * 3_600_000);
    return (beijing.getUTCMonth() + 1) * 100 + beijing.getUTCDate();
  };
  if (monday) {
    const fresh = rows.filter(
      ({ author, publishedAt = '' }) => author.kind !== 'school' && dayOf(publishedAt) >= since,
    );
    shown.equal('headlines: how many this week', shown.number(/本周新增(\d+)篇/, text), fresh.length);
  }
}

/** Articles: the head counts the comments that are there, a like is the reader's own and one more. */
export async function checkArticlePages(shown: Shown) {
  const cards = (await list(shown, { sort: 'newest' })).slice(0, 4);
  for (const { id, title } of cards) {
    const text = await shown.open(`/headline/detail/${id}`);
    const detail = await shown.ask(contract.articles.detail, { id });
    const below = text.slice(text.lastIndexOf('\n评论\n'));
    const count = shown.number(/^\n评论\n(\d+)$/m, below) ?? 0;
    const comments = below.match(/^(?:举报|删除)$/gm)?.length ?? 0;
    shown.equal(`${title}: comments`, count, detail.comments ?? 0);
    if (!/还有\d+条|更多/.test(below)) shown.equal(`${title}: comments that are there`, comments, count);
    shown.equal(`${title}: likes`, shown.number(/^(?:赞|已赞)\n(\d+)$/m) ?? 0, detail.likes ?? 0);
    shown.equal(`${title}: collections`, shown.number(/^(?:收藏|已收藏)\n(\d+)$/m) ?? 0, detail.collects ?? 0);
    const likes = shown.number(/^获赞\n([\d,]+)$/m);
    if (likes !== undefined) shown.equal(`${title}: likes of the author`, likes, detail.head.likes);
  }
}

/** One's own articles and collection: tabs count their rows, sums are those of the rows. */
export async function checkOwnArticles(shown: Shown) {
  const text = await shown.open('/headline/my');
  const mine = await all((page) => shown.ask(contract.articles.mine, { page, pageSize: ROWS }));
  const tabs = ['全部', '已发布', '审核中', '未通过', '草稿'].map((word) =>
    shown.number(new RegExp(`^${word}\\n(\\d+)$`, 'm')),
  );
  const stateCount = (wanted: string) => mine.filter(({ state }) => state === wanted).length;
  shown.equal('own articles: tabs', tabs, [
    mine.length,
    stateCount('published'),
    stateCount('inReview'),
    stateCount('rejected'),
    stateCount('withdrawn'),
  ]);
  const sum = (key: 'reads' | 'likes' | 'collects' | 'comments') =>
    mine.filter(({ isPublished }) => isPublished).reduce((total, row) => total + (row[key] ?? 0), 0);
  shown.equal('own articles: reads', shown.number(/^被读\n([\d,]+)(?:本周多[\d,]+)?$/m), sum('reads'));
  shown.equal('own articles: likes', shown.number(/^获赞\n([\d,]+)(?:本周多[\d,]+)?$/m), sum('likes'));
  shown.equal('own articles: collections', shown.number(/^被收藏\n([\d,]+)$/m), sum('collects'));
  const head = /(?:(\d+)篇要改)?，?(?:(\d+)篇在审核)?/.exec(
    text.split('\n')[text.split('\n').indexOf('我的文章') + 1] ?? '',
  );
  shown.equal(
    'own articles: what needs me',
    head?.slice(1, 3).map((each) => numberOf(each ?? '0')),
    [tabs[3], tabs[2]],
  );
  await shown.open('/headline/collect');
  const totals = await shown.ask(contract.collections.totals, {});
  for (const [word, kind] of [
    ['文章', 'article'],
    ['课程', 'course'],
    ['老师', 'lecturer'],
  ] as const) {
    const rows = await all((page) => shown.ask(contract.collections.list, { kind, page, pageSize: ROWS }));
    shown.equal(`collection, ${kind}`, shown.number(new RegExp(`^${word}\\n(\\d+)$`, 'm')), rows.length);
    shown.equal(`collection, ${kind}: the count`, totals[kind], rows.length);
  }
  const weeks = shown.numbers(/^(\d+)篇文章$/gm);
  shown.equal(
    'collection: the weeks',
    weeks.slice(1).reduce((all1, one) => all1 + one, 0),
    weeks[0],
  );
}
