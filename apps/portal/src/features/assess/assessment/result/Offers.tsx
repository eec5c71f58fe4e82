import type { AdvisedOffer, AssessmentResult } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { formatDay, formatStartTime, OfferTicket } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { buyPath } from '../../../../shared/trade/purchasePaths.ts';
import { noPriceReason } from './noPriceReason.ts';
import { Part } from './result.styles.ts';
import { SmallOffers } from './SmallOffers.tsx';
import { bestOffer, levelOffer, publicPrice } from './verdictFacts.ts';

const BY = { level: 'result.byLevel', knowledge: 'result.byKnowledge', subject: 'result.bySubject' } as const;

/** The classes that a result advises, each at the price of who asks. */
export const Offers = observer(function Offers({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  if (result.offers.length === 0) return null;
  const own = levelOffer(result);
  // The ticket is the class to enrol in; a class that the student has shows its progress, in the row.
  const first = bestOffer(result, auth.isLoggedIn);
  const others = result.offers.filter((offer) => offer !== first);
  return (
    <Part>
      <header>
        <h2>{t('result.offers')}</h2>
        <p>{t(auth.isLoggedIn ? 'result.offersNote' : 'result.offersGuest')}</p>
      </header>
      {first && <Offer offer={first} isOfLevel={first === own} now={Date.parse(result.serverTime)} />}
      {others.length > 0 && <SmallOffers offers={others} />}
    </Part>
  );
});

interface OfferProps {
  offer: AdvisedOffer;
  /** The class of the level, and not another that may be taken beside it. */
  isOfLevel: boolean;
  now: number;
}

const Offer = observer(function Offer({ offer, isOfLevel, now }: OfferProps) {
  const { t } = useTranslation('assess');
  const view = useView(now);
  const { auth } = useRoot();
  const mayBuy = usePermission('course.buy').isAllowed;
  const { course, reason, by, lines, couponEndsAt } = offer;
  const payFen = publicPrice(offer, auth.isLoggedIn);
  const { startsAt, seatsLeft, kind, lecturerName, lecturerPortrait } = course;
  const isAhead = startsAt !== undefined && Date.parse(startsAt) > now;
  const facts = [
    isAhead && t('starts', { when: formatStartTime(startsAt, view) }),
    course.lessonCount !== undefined && t('lectures', { count: course.lessonCount }),
    seatsLeft !== undefined && t('seats', { count: seatsLeft }),
  ].filter((fact) => fact !== false);
  const list = lines.find((line) => line.kind === 'list');
  const savings = lines.filter(({ amountFen }) => amountFen < 0);
  const coupon = lines.find((line) => line.kind === 'coupon');
  const note =
    coupon && couponEndsAt !== undefined
      ? t('result.couponEnds', { name: coupon.name, when: formatDay(couponEndsAt, view) })
      : auth.isLoggedIn
        ? undefined
        : t('result.guestPrice');
  return (
    <OfferTicket
      title={course.title}
      cover={course.cover}
      tags={[
        { label: t(kind === 'recorded' ? 'result.recorded' : 'result.live'), tone: 'brand' },
        { label: t(by === 'level' && !isOfLevel ? 'result.beside' : BY[by ?? 'subject']), tone: 'success' },
      ]}
      lecturer={{ name: lecturerName, portrait: lecturerPortrait }}
      facts={facts}
      reason={reason}
      payFen={payFen}
      labels={auth.isLoggedIn ? undefined : { yourPrice: t('result.price') }}
      // With the savings beside it, the price is what is left of this one.
      originalFen={list?.amountFen}
      savings={savings.map(({ name, amountFen }) => t('result.saving', { name, amount: formatMoney(-amountFen) }))}
      note={note}
      state={t(noPriceReason(course, auth.isLoggedIn))}
      action={
        payFen === undefined || !mayBuy
          ? { label: t('result.seePrice'), href: coursePath(course) }
          : { label: t('result.enrol'), href: buyPath(course, 'alone') }
      }
    />
  );
});
