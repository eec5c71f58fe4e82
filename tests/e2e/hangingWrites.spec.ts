import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { chatBubbleLabels } from '../../packages/ui/src/chat/ChatBubble/ChatBubble.labels.ts';
import { call } from './support/api.ts';
import { thread } from './support/articles.ts';
import { hang, shortenLimits } from './support/hanging.ts';
import { LECTURER } from './support/live.ts';
import { placeholders } from './support/placeholders.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { comeIn, courseOnSale } from './support/trade.ts';
import { words } from './support/words.ts';

const SCHOOL = 'shengya';
const { common } = words.cn;
const TEXT = '这一步为什么可以两边同时除以？';
const unreachable = (page: Page) => page.locator('body').getByText(common.errors.unreachable).first();

/** Something that a student writes: its call hangs, a sentence says so, and the same press sends it. */
interface Write {
  name: string;
  path(server: Server): Promise<string>;
  call: string;
  fill(page: Page): Promise<void>;
  /** Presses the button that sends it, the first time and once more. */
  press(page: Page): Promise<void>;
  pressAgain?(page: Page): Promise<void>;
  /** Says that nothing answered. */
  told?(page: Page): ReturnType<Page['getByText']>;
  /** It is there. */
  done(page: Page): Promise<void>;
}

const field = (page: Page) => page.getByRole('textbox', { name: thread.write });
const message = (page: Page) => page.getByRole('textbox', { name: '写消息' });

const WRITES: readonly Write[] = [
  {
    name: 'a comment',
    async path(server) {
      const { items } = await call(server, SCHOOL, contract.articles.list, { sort: 'newest', page: 1, pageSize: 50 });
      return `/headline/detail/${items.find(({ comments }) => (comments ?? 0) > 0)?.id}`;
    },
    call: contract.comments.add.path,
    fill: (page) => field(page).fill(TEXT),
    press: (page) => field(page).press('Control+Enter'),
    done: (page) => expect(page.getByRole('list', { name: thread.list }).getByText(TEXT)).toBeVisible(),
  },
  {
    name: 'a message',
    async path(server) {
      const { userId, name } = await call(server, SCHOOL, contract.talk.login, { ...LECTURER, hasAgreed: true });
      const query = { toUserNickName: name, toUserType: '2', toUserIdList: JSON.stringify([userId]) };
      return `/chat?${new URLSearchParams(query)}`;
    },
    call: contract.chat.send.path,
    fill: (page) => message(page).fill(TEXT),
    press: (page) => message(page).press('Enter'),
    pressAgain: (page) => page.getByRole('button', { name: chatBubbleLabels.cn.retry }).click(),
    told: (page) => page.getByText(new RegExp(`^${chatBubbleLabels.cn.failed}`)).first(),
    done: (page) => expect(page.getByText(new RegExp(`^${chatBubbleLabels.cn.failed}`))).toHaveCount(0),
  },
  {
    name: 'a redemption code',
    path: async () => '/redeemcode',
    call: contract.redemptions.redeem.path,
    fill: (page) => page.getByRole('textbox', { name: words.cn.redeem.code }).first().fill('5273 8106 4421'),
    press: (page) => page.getByRole('button', { name: '兑换', exact: true }).click(),
    done: (page) => expect(page.getByText(words.cn.redeem.type.membership).first()).toBeVisible(),
  },
  {
    name: 'an order',
    async path(server) {
      const { id, saleId } = await courseOnSale(server, SCHOOL);
      return `/course/buy/${id}/${saleId}`;
    },
    call: contract.orders.create.path,
    fill: (page) => page.getByRole('checkbox', { name: /^我已读过并同意|^我已阅读并同意/ }).check(),
    press: (page) => page.getByRole('button', { name: words.cn.checkout.submit, exact: true }).click(),
    done: (page) => expect(page).toHaveURL(/\/sureorder\//),
  },
];

for (const write of WRITES) {
  test(`${write.name} whose call is never answered says so within the client’s own limit, keeps what was entered, and is sent by another press (§8, C1)`, async ({
    page,
    context,
    server,
  }) => {
    await comeIn(page, server, SCHOOL);
    await shortenLimits(context);
    await page.goto(server.url(SCHOOL, await write.path(server)));
    await write.fill(page);
    const { own, end } = await hang(page, new RegExp(write.call));
    await write.press(page);
    await expect.poll(() => own.size).toBe(1);
    await expect((write.told ?? unreachable)(page)).toBeAttached();
    await expect.poll(() => placeholders(page)).toEqual([]);
    await end();
    await (write.pressAgain ?? write.press)(page);
    await write.done(page);
  });
}
