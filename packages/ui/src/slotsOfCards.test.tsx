// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { ArticleCard, type ArticleCardPart } from './article/ArticleCard/ArticleCard.tsx';
import { OwnArticleCard, type OwnArticleCardPart } from './article/OwnArticleCard/OwnArticleCard.tsx';
import {
  CoursePurchasePanel,
  type CoursePurchasePanelPart,
} from './commerce/CoursePurchasePanel/CoursePurchasePanel.tsx';
import { GroupBuyPanel, type GroupBuyPanelPart } from './commerce/GroupBuyPanel/GroupBuyPanel.tsx';
import { OrderCard, type OrderCardPart } from './commerce/OrderCard/OrderCard.tsx';
import { StatCard, type StatCardPart } from './data/StatCard/StatCard.tsx';
import { lecturerArticle } from './fixtures/articles.ts';
import { mine, oneOfThree } from './fixtures/groups.ts';
import { refunding, unpaid, waitingGroup } from './fixtures/orders.ts';
import { partsPage, slotsFor } from './fixtures/parts.ts';
import { course, group, offers, progress, promises } from './fixtures/purchase.tsx';
import { TaskCard, type TaskCardPart } from './practice/TaskCard/TaskCard.tsx';
import { ConsultQueueCard } from './studyRoom/ConsultQueueCard/ConsultQueueCard.tsx';
import type { ConsultQueueCardPart } from './studyRoom/ConsultQueueCard/consultRoom.ts';

const { reaches } = partsPage();
const press = () => undefined;

describe('a class, a style and a data attribute reach every named part of a card (decision 0030)', () => {
  it.each([
    ['to be paid', unpaid],
    ['of a group', waitingGroup],
    ['being refunded', refunding],
    ['refunded, without a picture', { ...unpaid, status: 'refunded', refund: '已退', cover: undefined }],
  ] as const)('of an order %s', (_, order) => {
    const slotProps = slotsFor<OrderCardPart>({
      number: true,
      status: true,
      cover: true,
      title: true,
      note: true,
      sum: true,
      actions: true,
      foot: true,
    });
    return reaches(slotProps, <OrderCard order={{ note: '晚班', ...order }} slotProps={slotProps} />);
  });

  it('of an article in a list, and of one of the student', async () => {
    const article = slotsFor<ArticleCardPart>({
      cover: true,
      tags: true,
      title: true,
      summary: true,
      by: true,
      when: true,
      tally: true,
      foot: true,
      mark: true,
    });
    const { mark, ...plain } = article;
    for (const layout of ['lead', 'row'] as const) {
      await reaches(plain, <ArticleCard article={lecturerArticle} layout={layout} slotProps={article} />);
    }
    const { tags, foot, ...ofPost } = plain;
    await reaches(ofPost, <ArticleCard article={lecturerArticle} layout="post" slotProps={article} />);
    const { tally, ...ofTile } = article;
    await reaches(
      ofTile,
      <ArticleCard article={lecturerArticle} layout="tile" onCollect={press} slotProps={article} />,
    );
    const { cover, title, when } = article;
    await reaches({ cover, title, when }, <ArticleCard article={lecturerArticle} layout="line" slotProps={article} />);
    const own = slotsFor<OwnArticleCardPart>({
      cover: true,
      state: true,
      title: true,
      meta: true,
      tally: true,
      actions: true,
      proof: true,
      line: true,
    });
    const counts = { reads: 12, likes: 3, comments: 1 };
    await reaches(
      own,
      <OwnArticleCard
        state="rejected"
        title="晚自习"
        facts={['校园']}
        counts={counts}
        proof={{ reason: '错字' }}
        actions="改"
        slotProps={own}
      >
        已存
      </OwnArticleCard>,
    );
  });

  it('of a task and of a metric', async () => {
    const task = slotsFor<TaskCardPart>({
      number: true,
      title: true,
      points: true,
      state: true,
      ask: true,
      input: true,
      limit: true,
    });
    await reaches(
      task,
      <TaskCard number="1" title="作文" points={20} ask="<p>写</p>" status="todo" limit="9张" slotProps={task}>
        写在这里
      </TaskCard>,
    );
    const stat = slotsFor<StatCardPart>({ value: true, label: true, note: true, retry: true, picture: true });
    const { retry, note, ...plain } = stat;
    await reaches(
      { ...plain, note },
      <StatCard value="6小时" label="本周" note="多1小时" picture="○" slotProps={stat} />,
    );
    await reaches(
      { ...plain, retry },
      <StatCard value={undefined} label="本周" icon="○" onRetry={press} slotProps={stat} />,
    );
  });

  it('of a queue: the room, and the ticket of a student who waits', async () => {
    const queue = slotsFor<ConsultQueueCardPart>({
      portrait: true,
      name: true,
      state: true,
      notice: true,
      numbers: true,
      actions: true,
      stub: true,
      text: true,
      line: true,
    });
    const room = { studyRoomId: 'r1', lecturerName: '周砚秋', status: 'busy', waitCount: 2 } as const;
    const { stub, text, line, notice, numbers, ...both } = queue;
    await reaches({ ...both, numbers }, <ConsultQueueCard room={room} slotProps={queue} />);
    await reaches({ ...both, notice }, <ConsultQueueCard room={{ ...room, notice: '马上回来' }} slotProps={queue} />);
    const { portrait, state, ...ofTicket } = both;
    await reaches(
      { ...ofTicket, stub, text, line },
      <ConsultQueueCard
        room={room}
        ticket={{ state: 'queued', position: 2, question: '第7讲', ahead: [{ label: '何同学', state: 'inRoom' }] }}
        slotProps={queue}
      />,
    );
  });

  it('of the two panels where a course is bought', async () => {
    const panel = slotsFor<CoursePurchasePanelPart>({
      tags: true,
      title: true,
      rate: true,
      cost: true,
      extra: true,
      group: true,
      offers: true,
      quota: true,
      progress: true,
      links: true,
      actions: true,
      reason: true,
      promises: true,
    });
    const action = { label: '报名', reason: '还有名额' };
    const { progress: done, links, ...forSale } = panel;
    await reaches(
      forSale,
      <CoursePurchasePanel
        {...{ course, action, offers, group, promises }}
        offerId={offers[0]?.id}
        extra="券"
        slotProps={panel}
      />,
    );
    const { cost, extra, group: _, offers: _offers, quota, ...owned } = panel;
    await reaches(
      owned,
      <CoursePurchasePanel
        {...{ course, action, progress, promises }}
        links={[{ key: 'a', label: '资料', href: '#' }]}
        slotProps={panel}
      />,
    );
    const buying = slotsFor<GroupBuyPanelPart>({
      title: true,
      clock: true,
      note: true,
      seats: true,
      member: true,
      seat: true,
      actions: true,
      join: true,
    });
    const { join, ...forMembers } = buying;
    await reaches(buying, <GroupBuyPanel group={oneOfThree} priceFen={100} onJoin={press} slotProps={buying} />);
    await reaches(forMembers, <GroupBuyPanel group={mine} priceFen={100} actions="分享" slotProps={buying} />);
  });
});
