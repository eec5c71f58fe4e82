import { fenToYuan } from '@shuyuan/rules';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { NEWS_WORDS, type News } from './newsWords.ts';
import type { OrderRow } from './rows.ts';

/** Notifies the student of each change of an order once (product.md 4.14). */
export async function notifyOfOrder(tx: Tx, order: OrderRow, news: News, now: Date, note = ''): Promise<void> {
  const { title, body } = NEWS_WORDS[news];
  const yuan = fenToYuan(order.pay_fen);
  const cn = body(order.title, yuan, note).cn;
  const en = body(order.title_en || order.title, yuan, note).en;
  await notifyStudent(tx, {
    companyId: order.company_id,
    studentId: order.student_id,
    kind: 'order',
    title,
    body: { cn, en },
    link: `/sureorder/${order.id}/${order.number}/${order.goods_id}`,
    onceKey: `order:${order.id}:${news}:${news === 'refundRefused' ? now.getTime() : ''}`,
    now,
  });
}
