import { contract, RANKING_MIN } from '@shuyuan/contract';
import { ranking as text } from '../../apps/portal/src/i18n/cn/ranking.ts';
import { rankingListLabels } from '../../packages/ui/src/data/RankingList/RankingList.labels.ts';
import { call, register, simulate } from './support/api.ts';
import type { Server } from './support/server.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';

const SCHOOL = 'shengya';
const CHOICE = { type: 'articles', period: 'week' } as const;
const list = rankingListLabels.cn;

/** Publishes an article of a student, which another one likes. */
async function publishLiked(server: Server, { author, reader }: { author: string; reader: string }) {
  const [plate] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const content = { version: 1 as const, blocks: [{ kind: 'paragraph' as const, text: '每天一页。', marks: [] }] };
  const order = {
    plateId: plate?.id ?? 0,
    title: '每天一页',
    content,
    fileIds: [],
    isPublic: true,
    allowsComments: true,
  };
  const { id, version } = await call(server, SCHOOL, contract.articles.save, order, author);
  await simulate(server, 'headline/audit', { headlineId: id, action: 'approve', version }, SCHOOL);
  await call(server, SCHOOL, contract.articles.like, { id, isLiked: true }, reader);
}

test('a student has a place beside equal ones, hides, and another one sees no name (product.md 4.19)', async ({
  page,
  context,
  server,
  another,
}) => {
  const { nickname: name } = await comeIn(page, server, SCHOOL);
  const me = await tokenOf(context);
  const { page: theirs, context: other } = await another();
  await comeIn(theirs, server, SCHOOL);
  const reader = await tokenOf(other);
  const { total = 0 } = await call(server, SCHOOL, contract.rankings.list, { ...CHOICE, period: 'month' }, me);
  await publishLiked(server, { author: me, reader });
  for (let at = total; at < RANKING_MIN; at += 1) {
    await publishLiked(server, { author: (await register(server, SCHOOL)).token, reader });
  }

  await page.goto(server.url(SCHOOL, '/ranking?type=articles'));
  const ranks = page.getByRole('list', { name: text.type.articles });
  const own = ranks.getByRole('listitem').filter({ hasText: list.me });
  await expect(own).toBeVisible();
  await expect(own.getByText(list.tied, { exact: true })).toBeVisible();
  const ticket = page.getByRole('region', { name: text.ticket.articles.replace('{{period}}', text.period.week) });
  await expect(ticket).toContainText(text.tied);
  const { mine } = await call(server, SCHOOL, contract.rankings.list, CHOICE, me);
  await expect(ticket).toContainText(`${text.rankBefore}${mine?.rank}${text.rankAfter}`);

  await theirs.goto(server.url(SCHOOL, '/ranking?type=articles'));
  const seen = theirs.getByRole('list', { name: text.type.articles });
  await expect(seen.getByText(name, { exact: true })).toBeVisible();
  // Without a result there is a way to one, and the row at the foot.
  await expect(theirs.getByText(text.start.articles).first()).toBeVisible();

  await page.getByRole('switch', { name: text.hide }).click();
  await expect(page.getByRole('switch', { name: text.hide })).toBeChecked();
  await expect(own.getByText(name)).toBeVisible(); // in one's own eyes one has a name
  await theirs.reload();
  await expect(seen.getByText(list.hidden).first()).toBeVisible();
  await expect(seen.getByText(name, { exact: true })).toHaveCount(0);

  await page.getByRole('switch', { name: text.hide }).click();
  await expect(page.getByRole('switch', { name: text.hide })).not.toBeChecked();
  await theirs.reload();
  await expect(seen.getByText(name, { exact: true })).toBeVisible();
});
