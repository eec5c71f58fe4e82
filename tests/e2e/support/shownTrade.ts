import { contract } from '@shuyuan/contract';
import { cashierPath } from '../../../apps/portal/src/shared/trade/purchasePaths.ts';
import { all } from './ledger.ts';
import { fenOf, numberOf, ROWS, type Shown } from './shown.ts';

const TABS = { 全部: 'all', 待付款: 'unpaid', 已付款: 'paid', 退款: 'refund', 已取消: 'cancelled' } as const;

/** Orders: each tab counts its rows, all of them are the sum of the others, each row says the amount of its order. */
export async function checkOrderList(shown: Shown) {
  await shown.open('/learn/order');
  const counts = Object.fromEntries(
    Object.entries(TABS).map(([word, tab]) => [tab, shown.number(new RegExp(`^${word}\\n(\\d+)$`, 'm'))]),
  );
  const parts = (['unpaid', 'paid', 'refund', 'cancelled'] as const).map((tab) => counts[tab] ?? 0);
  shown.equal(
    'orders: the sum of the tabs',
    counts['all'],
    parts.reduce((sum, count) => sum + count, 0),
  );
  for (const filter of Object.values(TABS)) {
    const rows = await all((page) => shown.ask(contract.orders.list, { filter, page, pageSize: ROWS }));
    // A tab with nothing in it shows no number.
    shown.equal(`orders, ${filter}`, counts[filter] ?? 0, rows.length);
    await shown.open(filter === 'all' ? '/learn/order' : `/learn/order?tab=${filter}`);
    const first = rows.slice(0, 10);
    const numbers = first.map(({ orderNum }) => `${orderNum.slice(0, 14)} ${orderNum.slice(14)}`);
    shown.inOrder(`orders, ${filter}`, numbers);
    shown.parts(numbers).forEach((text, at) => {
      const row = first[at];
      if (row?.payFen === undefined) return;
      const saved = /已省(¥[\d,.]+)/.exec(text)?.[1];
      const [paid] = text.replace(/(?:已省|退)¥[\d,.]+/g, '').match(/¥[\d,.]+/) ?? [];
      if (paid !== undefined) shown.equal(`order ${row.orderNum}`, fenOf(paid), row.payFen);
      if (saved !== undefined && row.listFen !== undefined)
        shown.equal(`order ${row.orderNum}: saved`, fenOf(saved), row.listFen - row.payFen);
    });
  }
}

/** The lines of a price slip in the open page add up to what is to be paid, and what is saved is the sum of the reductions. */
function checkSlip(shown: Shown, what: string) {
  const slip = /项目\s+金额\n(?<lines>[\s\S]*?)应付\n(?<pay>¥[\d,.]+)(?:\n共省(?<saved>¥[\d,.]+))?/.exec(
    shown.text,
  )?.groups;
  if (!slip) return false;
  const lines = [...(slip['lines'] ?? '').matchAll(/−?¥[\d,]+\.\d\d/g)].map(([money]) => fenOf(money));
  const sum = (of: readonly number[]) => of.reduce((total, fen) => total + fen, 0);
  shown.equal(`${what}: the lines of the slip`, fenOf(slip['pay'] ?? ''), sum(lines));
  if (slip['saved'] !== undefined)
    shown.equal(`${what}: what is saved`, fenOf(slip['saved']), -sum(lines.filter((fen) => fen < 0)));
  const pays = [...shown.text.matchAll(/^应付\n(¥[\d,.]+)$/gm)].map(([, money = '']) => fenOf(money));
  shown.equal(`${what}: each place that says what is to be paid`, new Set(pays).size, 1);
  return true;
}

/** The slips of an order before it is made, of minutes, of a membership, and of an unpaid one at the cashier's. */
export async function checkSlips(shown: Shown) {
  const { items } = await shown.ask(contract.courses.list, { isOpen: true, page: 1, pageSize: ROWS });
  let slips = 0;
  for (const { id, saleId, title, isOwned } of items) {
    if (slips === 2 || isOwned) continue;
    await shown.open(`/course/buy/${id}/${saleId}`);
    if (checkSlip(shown, `checkout of ${title}`)) slips += 1;
  }
  shown.holds('a checkout with a price', slips > 0);
  await shown.open('/buy');
  shown.holds('the price of minutes', checkSlip(shown, 'minutes'));
  const account = await shown.ask(contract.minutes.account, {});
  const own = /剩余分钟\n([\d,]+)\n已用分钟\n([\d,]+)/.exec(shown.text);
  shown.equal('minutes', own?.slice(1, 3).map(numberOf), [account.left, account.used]);
  const unpaid = await shown.ask(contract.orders.list, { filter: 'unpaid', page: 1, pageSize: ROWS });
  for (const order of unpaid.items) {
    await shown.open(cashierPath(order));
    shown.holds(`the slip of ${order.orderNum}`, checkSlip(shown, `cashier of ${order.orderNum}`));
    shown.equal(`cashier of ${order.orderNum}`, fenOf(/应付\n(¥[\d,.]+)/.exec(shown.text)?.[1] ?? ''), order.payFen);
  }
}

/** Coupons: each tab has as many cards as it counts, and those that end soon are as many as the head says. */
export async function checkCoupons(shown: Shown) {
  for (const [tab, word] of [
    ['toUse', '待使用'],
    ['used', '已使用'],
    ['expired', '已过期'],
  ] as const) {
    await shown.open(tab === 'toUse' ? '/mycoupon' : `/mycoupon?tab=${tab}`);
    const rows = await all((page) => shown.ask(contract.coupons.mine, { tab, page, pageSize: ROWS }));
    shown.equal(`coupons, ${tab}`, shown.number(new RegExp(`^${word}\\n(\\d+)$`, 'm')), rows.length);
    const list = shown.text.slice(shown.text.lastIndexOf('已过期\n'));
    for (const { name } of rows.slice(0, 10)) shown.holds(`coupons, ${tab}: ${name}`, list.includes(name));
    if (tab !== 'toUse') continue;
    const soon = shown.numbers(/还剩(\d+)天/g, list).filter((days) => days <= 3).length;
    const today = list.match(/今天到期/g)?.length ?? 0;
    shown.equal('coupons: how many end soon', shown.number(/(\d+)张券3天内到期/) ?? 0, soon + today);
  }
  const centre = await shown.ask(contract.coupons.center, { page: 1, pageSize: ROWS });
  await shown.open('/mycoupon');
  const all4 = shown.number(/^全部(\d+)张$/m);
  if (all4 !== undefined) shown.equal('coupons: the claim centre', all4, centre.totalCount);
}

/** Credits: each balance is the one before it and its change, their sums are those of the exchange centre. */
export async function checkCredits(shown: Shown) {
  const rows = await all((page) => shown.ask(contract.exchange.flow, { page, pageSize: ROWS }));
  await shown.open('/changedetail');
  const lines = [...shown.text.matchAll(/\t([+−][\d,]+)\t([\d,]+)$/gm)].map((found) => found.slice(1, 3).map(numberOf));
  shown.equal(
    'credits: the ledger',
    lines,
    rows
      .slice(0, lines.length)
      .map(({ direction, amount, balanceAfter }) => [direction === 'in' ? amount : -amount, balanceAfter]),
  );
  lines.forEach(([change = 0, after], at) => {
    const before = lines[at + 1]?.[1];
    if (before !== undefined) shown.equal(`credits: balance ${at}`, after, before + change);
  });
  shown.equal('credits: the balance', shown.number(/学分余额([\d,]+)/), lines[0]?.[1]);
  await shown.open('/exchange');
  const [inSum, outSum] = (['in', 'out'] as const).map((wanted) =>
    rows.filter(({ direction }) => direction === wanted).reduce((sum, { amount }) => sum + amount, 0),
  );
  shown.equal('credits: got', shown.number(/累计获得\n([\d,]+)/), inSum);
  shown.equal('credits: used', shown.number(/累计使用\n([\d,]+)/), outSum);
  shown.equal('credits: left', shown.number(/([\d,]+)学分\n累计获得/), (inSum ?? 0) - (outSum ?? 0));
  const gifts = await shown.ask(contract.exchange.gifts, { page: 1, pageSize: ROWS });
  shown.inOrder(
    'gifts',
    gifts.items.slice(0, 9).map(({ name }) => name),
  );
  shown.equal(
    'gifts: exchanged',
    shown.numbers(/已兑(\d+)$/gm),
    gifts.items.slice(0, 9).map((gift) => gift.exchanged),
  );
}

/** Groups: the seats that are missing and those that are taken make the group, and what each saves is the difference of the prices. */
export async function checkTeams(shown: Shown) {
  const { items } = await shown.ask(contract.courses.list, { page: 1, pageSize: 100 });
  for (const groupId of new Set(items.flatMap(({ groupId: id }) => (id === undefined ? [] : [id])))) {
    const activity = await shown.ask(contract.groupons.detail, { id: groupId });
    await shown.open(`/groupon/${groupId}`);
    const { title, priceFen } = activity.course;
    shown.equal(`group of ${title}: size`, shown.number(/(\d+)人拼团/), activity.size);
    const left = shown.number(/还可开(\d+)个团/);
    if (left !== undefined) shown.equal(`group of ${title}: left`, left, activity.left);
    const saves = /每人省(¥[\d,.]+)/.exec(shown.text)?.[1];
    const alone = /单独买 (¥[\d,.]+)/.exec(shown.text)?.[1];
    if (saves !== undefined && alone !== undefined) {
      shown.equal(`group of ${title}: saves`, fenOf(saves), fenOf(alone) - activity.priceFen);
      shown.equal(`group of ${title}: alone`, fenOf(alone), activity.course.campaignFen ?? priceFen);
    }
    const teams = await all((page) => shown.ask(contract.groupons.teams, { id: groupId, page, pageSize: ROWS }));
    shown.equal(`group of ${title}: groups`, activity.teamCount, teams.length);
    const missing = teams.map(({ size, joined }) => size - joined);
    const words = [...shown.text.matchAll(/还差(\d+)人成团|最后(\d+)席有人正在付款/g)].map(([, open, held]) =>
      Number(open ?? held),
    );
    shown.equal(`group of ${title}: missing`, words.toSorted(), missing.slice(0, words.length).toSorted());
    for (const { id, size, joined, held } of teams) {
      await shown.open(`/groupon/order/${id}`);
      const open = shown.number(/还差(\d+)人就成团/);
      if (open !== undefined) shown.equal(`team ${id}`, open, size - joined);
      const free = shown.text.match(/^虚位以待$/gm)?.length ?? 0;
      if (open !== undefined) shown.equal(`team ${id}: free seats`, free, size - joined - held);
    }
  }
}
