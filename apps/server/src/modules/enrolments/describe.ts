import { ResultCode } from '@shuyuan/contract';
import type { Goods, NamedPrice } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { insertEnrolment, rightOf } from './enrol.ts';
import { type OfferRow, selectCampaign, selectOffer } from './queries.ts';
import { MEMBER_PRICE } from './words.ts';

/** A seat in a class as sold to this student now; refuses with 1004 and 3001 to 3004 if it cannot be bought (product.md 4.3). */
export async function describeCourse(ctx: StudentCtx, offerId: number): Promise<Goods> {
  const [row, campaign] = await inOrder([selectOffer(ctx, offerId), selectCampaign(ctx.tx, offerId, ctx.now)]);
  if (!row) throw missing();
  const code = obstacle(row, ctx.now);
  if (code !== null) throw refused(code);
  const { class_run_id, kind, course_id, subject_id } = row;
  return {
    kind: 'course',
    goodsId: offerId,
    title: { cn: row.title, en: row.title_en },
    subtitle: {
      cn: `${row.name} · ${row.lecturer}`,
      en: `${row.name_en || row.name} · ${row.lecturer_en || row.lecturer}`,
    },
    cover: row.cover,
    classRunId: class_run_id,
    offerId,
    courseKind: kind,
    startsAt: row.starts_at,
    listFen: row.price_fen,
    specials: specialsOf(row, campaign),
    target: { kind: 'course', goodsId: offerId, courseId: course_id, subjectId: subject_id, courseKind: kind },
    takesCoupons: true,
    takesCredits: true,
    deliverFree: (order, member_off) =>
      insertEnrolment(
        { ...order, tx: ctx.tx },
        row,
        rightOf({ ...row, list_fen: row.price_fen, member_off, team_id: null }, order),
      ),
  };
}

/** Why it cannot be bought, the strongest reason first; null when it can. */
function obstacle(row: OfferRow, now: Date): number | null {
  if (row.is_owned) return ResultCode.alreadyOwned;
  const isOver = row.ends_at !== null && row.ends_at <= now;
  const isSaleOver = row.sale_ends_at !== null && row.sale_ends_at <= now;
  if (row.is_discontinued || isOver || isSaleOver) return ResultCode.discontinued;
  if (row.sale_starts_at !== null && row.sale_starts_at > now) return ResultCode.stateForbids;
  if (row.needs_assessment && !row.is_assessed) return ResultCode.assessmentNeeded;
  if (row.quota !== null && row.sold + row.held >= row.quota) return ResultCode.full;
  return null;
}

function specialsOf(row: OfferRow, campaign: Awaited<ReturnType<typeof selectCampaign>>): NamedPrice[] {
  const specials: NamedPrice[] = [];
  if (campaign) {
    const { id, name, name_en, price_fen } = campaign;
    specials.push({ kind: 'campaign', unitFen: price_fen, refId: id, name: { cn: name, en: name_en } });
  }
  if (row.is_member && row.member_fen !== null) {
    specials.push({ kind: 'member', unitFen: row.member_fen, name: MEMBER_PRICE });
  }
  return specials;
}
