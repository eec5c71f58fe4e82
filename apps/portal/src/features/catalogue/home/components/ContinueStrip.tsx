import { CLASS_ENTRY_MINUTES } from '@shuyuan/rules';
import { Button, Countdown, formatStartTime, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { classPath, entrancePath, practicePath } from '../../../../shared/course/learnPaths.ts';
import { cashierPath } from '../../../../shared/trade/purchasePaths.ts';
import { ContinueStore } from '../ContinueStore.ts';
import { Part, Strip } from '../continue.styles.ts';

/** Where a student goes on, over the hero: the next class, the practice that is due first, an order with its clock (product.md 2.3). */
export const ContinueStrip = observer(function ContinueStrip() {
  const { t } = useTranslation('home');
  const store = useOwned((root) => new ContinueStore(root.api, root.services.clock));
  const { next, practice, order } = store;
  if (!next && !practice && !order) return null;
  return (
    <Strip aria-label={t('continue.label')}>
      <NextPart store={store} />
      {practice && (
        <Part>
          <div>
            <small>{practice.courseTitle}</small>
            <b>{practice.title}</b>
          </div>
          <Button
            variant="soft"
            href={practicePath(practice)}
            aria-label={t('continue.practiseOf', { title: practice.title })}
          >
            {t((practice.answeredCount ?? 0) > 0 ? 'continue.goOn' : 'continue.practise')}
          </Button>
        </Part>
      )}
      {order && (
        <Part>
          <div>
            <small>
              {t('continue.left')}{' '}
              {order.expiresAt !== undefined && (
                <Countdown
                  until={store.time.here(order.expiresAt)}
                  warnAt={60}
                  onEnd={() => void store.unpaid.load()}
                />
              )}
            </small>
            <b>{t('continue.order', { title: order.title })}</b>
          </div>
          {order.actions.includes('pay') && (
            <Button href={cashierPath(order)} aria-label={t('continue.payOf', { title: order.title })}>
              {t('continue.pay')}
            </Button>
          )}
        </Part>
      )}
    </Strip>
  );
});

const NextPart = observer(function NextPart({ store }: { store: ContinueStore }) {
  const { t } = useTranslation('home');
  const { locale } = useRoot().locale;
  const { next, time } = store;
  if (!next) return null;
  const { startsAt, courseId: id, saleId } = next;
  const isOpen = startsAt !== undefined && time.now >= Date.parse(startsAt) - CLASS_ENTRY_MINUTES * 60_000;
  return (
    <Part>
      <div>
        {startsAt !== undefined && <Tag tone="brand">{formatStartTime(startsAt, { locale, now: time.now })}</Tag>}
        <b>{next.title}</b>
        <small>{next.classTitle}</small>
      </div>
      {isOpen ? (
        <Button href={entrancePath(next.id)}>{t('continue.enter')}</Button>
      ) : (
        <Button variant="soft" href={classPath({ id, saleId })}>
          {t('continue.toClass')}
        </Button>
      )}
    </Part>
  );
});
