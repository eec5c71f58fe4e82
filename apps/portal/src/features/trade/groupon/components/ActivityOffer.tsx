import type { GroupActivity, Team } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Avatar, Button, formatDay, formatStartTime, PriceTag, Tag } from '@shuyuan/ui';
import { Plus, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { hasBegun } from '../../../../shared/course/schedule.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { buyPath, cashierPath, teamPath } from '../../../../shared/trade/purchasePaths.ts';
import type { GroupActivityStore } from '../GroupActivityStore.ts';
import { type MainAction, mainActionOf } from '../mainAction.ts';
import { Actions, Cost, CostEnd, FreeSeat, Lecturer, Offer, Seats, Tags, Why } from '../offer.styles.ts';
import { seatedIn } from '../teamPhase.ts';
import { GroupClock } from './GroupClock.tsx';

interface ActivityOfferProps {
  store: GroupActivityStore;
  activity: GroupActivity;
}

/** Hours that a clock still shows; what lies further away is a date. */
const CLOCK_HOURS = 100;
/** Larger groups are not drawn seat by seat here. */
const SEATS_MAX = 5;

/** What the activity offers: course, price, size, until when, and one main button that says why (product.md 4.10). */
export const ActivityOffer = observer(function ActivityOffer({ store, activity }: ActivityOfferProps) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const { course, size, left, isNewcomer, hours } = activity;
  const action = mainActionOf(activity, auth.isLoggedIn);
  const aloneFen = course.campaignFen ?? course.priceFen;
  const view = useView(store.time.now);
  const canBuyAlone = !['owned', 'mine', 'pay', 'closed'].includes(action);
  return (
    <Offer>
      <Tags>
        <Tag tone="brand" variant="solid">
          {t('sizeTag', { size })}
        </Tag>
        {isNewcomer && <Tag tone="brand">{t('newcomerTag')}</Tag>}
        {left !== undefined && left > 0 && <Tag tone="accent">{t('leftTag', { left, count: left })}</Tag>}
      </Tags>
      <h1>{course.title}</h1>
      <Lecturer>
        <Avatar size={24} name={course.lecturerName} src={course.lecturerPortrait} decorative />
        <span>{course.lecturerName}</span>
        {course.lessonCount !== undefined && <span>{t('lessons', { count: course.lessonCount })}</span>}
        {course.kind === 'live' && course.startsAt !== undefined && (
          <span>
            {t(hasBegun(course.startsAt, view.now) ? 'started' : 'starts', {
              time: formatStartTime(course.startsAt, view),
            })}
          </span>
        )}
      </Lecturer>
      <Cost>
        <PriceTag priceFen={activity.priceFen} size="lg" />
        {aloneFen !== undefined && aloneFen > activity.priceFen && (
          <p>
            <b>{t('saves', { money: formatMoney(aloneFen - activity.priceFen) })}</b>
            <small>
              {t('aloneFor')} <s>{formatMoney(aloneFen)}</s>
            </small>
          </p>
        )}
        <ActivityEnd store={store} activity={activity} />
      </Cost>
      {size <= SEATS_MAX && <SeatRow size={size} team={store.teams.find(({ id }) => id === activity.myTeamId)} />}
      <Actions>
        {action === 'open' ? (
          <Allowed to="groupon.open">
            <MainButton action={action} activity={activity} />
          </Allowed>
        ) : (
          <MainButton action={action} activity={activity} />
        )}
        {canBuyAlone && aloneFen !== undefined && (
          <Allowed to="course.buy">
            <Button size="lg" variant="outline" tone="neutral" href={buyPath(course, 'alone')}>
              {t('buyAlone', { money: formatMoney(aloneFen) })}
            </Button>
          </Allowed>
        )}
      </Actions>
      <Why id="why">
        <ShieldCheck aria-hidden />
        {t(`why.${action}`, { hours })}
      </Why>
    </Offer>
  );
});

function MainButton({ action, activity }: { action: MainAction; activity: GroupActivity }) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const { course, myTeamId, myOrderId, myOrderNum } = activity;
  const hrefs: Partial<Record<MainAction, string>> = {
    open: buyPath(course, 'openTeam'),
    login: auth.loginPath(),
    owned: coursePath(course),
    ...(myTeamId !== undefined && { mine: teamPath(myTeamId) }),
    ...(myOrderId !== undefined &&
      myOrderNum !== undefined && {
        pay: cashierPath({ id: myOrderId, orderNum: myOrderNum, goodsId: course.saleId }),
      }),
  };
  const href = hrefs[action];
  return (
    <Button
      size="lg"
      aria-describedby="why"
      {...(href === undefined ? { 'aria-disabled': true, disabled: true } : { href })}
    >
      {t(`act.${action}`, { money: formatMoney(activity.priceFen) })}
    </Button>
  );
}

/** When the activity begins or ends; at that moment the page reads again. */
const ActivityEnd = observer(function ActivityEnd({ store, activity }: ActivityOfferProps) {
  const { t } = useTranslation('groupon');
  const view = useView();
  const { status, startsAt, endsAt } = activity;
  if (status !== 'going' && status !== 'notStarted') return null;
  const at = status === 'going' ? endsAt : startsAt;
  const hours = (Date.parse(at) - store.time.now) / 3_600_000;
  const day = formatDay(at, view);
  if (hours >= CLOCK_HOURS) return <CostEnd>{t(status === 'going' ? 'endsOn' : 'starts', { day, time: day })}</CostEnd>;
  return (
    <CostEnd>
      <small>{t(status === 'going' ? 'endsIn' : 'startsIn')}</small>
      <GroupClock until={store.time.here(at)} on="tint" onEnd={store.refresh} />
    </CostEnd>
  );
});

/** The seats of the student's own group, or of one that she could open. */
function SeatRow({ size, team }: { size: number; team: Team | undefined }) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const opener = { seat: 0, name: auth.user?.name ?? t('youOpen'), portrait: auth.user?.portrait, isMe: true };
  const seated = team ? seatedIn(team) : [opener];
  const free = Array.from({ length: Math.max(0, size - seated.length) }, (_, place) => `free-${place}`);
  return (
    <Seats aria-label={t('seats', { size })}>
      {seated.map(({ seat, name, portrait, isMe }) => (
        <li key={seat}>
          <Avatar size={56} name={name} src={portrait} decorative />
          {isMe ? t(team ? 'you' : 'youOpen') : name}
        </li>
      ))}
      {free.map((place) => (
        <li key={place}>
          <FreeSeat>
            <Plus aria-hidden />
          </FreeSeat>
          {t('inviteSeat')}
        </li>
      ))}
    </Seats>
  );
}
