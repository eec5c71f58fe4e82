import { formatMoney, liveStage, mayEnterLesson } from '@shuyuan/rules';
import { Button, Countdown, formatStartTime, Progress, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { classPath, entrancePath, practicePath } from '../../../../shared/course/learnPaths.ts';
import type { ScheduledLesson } from '../../../../shared/course/schedule.ts';
import { cashierPath } from '../../../../shared/trade/purchasePaths.ts';
import type { ContinueStore } from '../ContinueStore.ts';
import { Part, Strip } from '../continue.styles.ts';

interface PartProps {
  store: ContinueStore;
}

/**
 * Over the edge of the hero, where a student goes on: the next class, the practice that is due first, and an order with its clock, or
 * else a coupon that ends soon (product.md 2.3).
 */
export const ContinueStrip = observer(function ContinueStrip({ store }: PartProps) {
  const { t } = useTranslation('home');
  const { soon, practice, order, coupon } = store;
  const [next] = soon;
  if (!next && !practice && !order && !coupon) return null;
  return (
    <Strip aria-label={t('continue.label')}>
      {next && <NextPart store={store} next={next} />}
      {practice && <PracticePart store={store} />}
      {order ? <OrderPart store={store} /> : coupon && <CouponPart store={store} />}
    </Strip>
  );
});

const NextPart = observer(function NextPart({ store, next }: PartProps & { next: ScheduledLesson }) {
  const { t } = useTranslation('home');
  const { now } = store;
  const view = useView(now);
  const { startsAt, courseId: id, saleId, cover, title, classTitle, lecturerName } = next;
  return (
    <Part data-part="next">
      {cover !== undefined && <img src={cover} alt="" decoding="async" />}
      <Words
        above={
          <Tag tone="brand">
            {liveStage(next, now) === 'live'
              ? t('continue.now')
              : t('continue.live', { when: formatStartTime(startsAt, view) })}
          </Tag>
        }
        title={title}
        below={[classTitle, lecturerName].filter((word) => word !== '').join(' · ')}
      />
      {mayEnterLesson(next, now) ? (
        <Button href={entrancePath(next.id)} aria-label={t('continue.enterOf', { title })}>
          {t('continue.enter')}
        </Button>
      ) : (
        <Button variant="soft" href={classPath({ id, saleId })} aria-label={t('continue.toClassOf', { title })}>
          {t('continue.toClass')}
        </Button>
      )}
    </Part>
  );
});

const PracticePart = observer(function PracticePart({ store: { practice, now } }: PartProps) {
  const { t } = useTranslation('home');
  const view = useView(now);
  if (!practice) return null;
  const { title, courseTitle, dueAt, answeredCount, questionCount } = practice;
  const isBegun = answeredCount !== undefined && answeredCount > 0;
  return (
    <Part>
      {isBegun && questionCount !== undefined && (
        <Progress variant="ring" label={t('continue.answered')} value={answeredCount} max={Math.max(1, questionCount)}>
          {`${answeredCount}/${questionCount}`}
        </Progress>
      )}
      <Words
        title={title}
        below={dueAt === undefined ? courseTitle : t('continue.due', { when: formatStartTime(dueAt, view) })}
      />
      <Button
        variant="ghost"
        href={practicePath(practice)}
        aria-label={t(isBegun ? 'continue.goOnOf' : 'continue.practiseOf', { title })}
      >
        {t(isBegun ? 'continue.goOn' : 'continue.practise')}
      </Button>
    </Part>
  );
});

const OrderPart = observer(function OrderPart({ store }: PartProps) {
  const { t } = useTranslation('home');
  const { order } = store;
  if (!order) return null;
  return (
    <Part>
      <Words
        title={t('continue.order', { title: order.title })}
        below={
          <>
            {order.payFen !== undefined && `${formatMoney(order.payFen)} · `}
            {order.expiresAt !== undefined && (
              <>
                {t('continue.left')}{' '}
                <Countdown
                  endsAt={store.time.here(order.expiresAt)}
                  warnS={60}
                  onEnd={() => void store.unpaid.reload()}
                />
              </>
            )}
          </>
        }
      />
      {order.actions.includes('pay') && (
        <Button variant="ghost" href={cashierPath(order)} aria-label={t('continue.payOf', { title: order.title })}>
          {t('continue.pay')}
        </Button>
      )}
    </Part>
  );
});

const CouponPart = observer(function CouponPart({ store: { coupon, now } }: PartProps) {
  const { t } = useTranslation('home');
  const view = useView(now);
  if (!coupon) return null;
  return (
    <Part>
      <Words title={coupon.name} below={t('continue.ends', { when: formatStartTime(coupon.endsAt, view) })} />
      <Button variant="ghost" href="/mycoupon" aria-label={t('continue.useOf', { title: coupon.name })}>
        {t('continue.use')}
      </Button>
    </Part>
  );
});

/** One line of two at most in bold, facts above and below it. */
function Words({ above, title, below }: { above?: ReactNode; title: string; below: ReactNode }) {
  return (
    <div>
      {above}
      <b title={title}>{title}</b>
      <small>{below}</small>
    </div>
  );
}
