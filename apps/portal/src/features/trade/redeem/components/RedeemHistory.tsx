import { Card, formatDay, formatTimeOfDay, Link, Pagination, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PAGE_SIZE, type RedeemStore } from '../RedeemStore.ts';
import { History } from '../redeem.styles.ts';
import { redemptionAddress } from '../redeemProps.ts';

/** What the student redeemed, the newest first; of a code only its end is known (A6). */
export const RedeemHistory = observer(function RedeemHistory({ store }: { store: RedeemStore }) {
  const { t } = useTranslation('redeem');
  const { services, locale } = useRoot();
  const view = { locale: locale.locale, now: services.clock.now };
  return (
    <section>
      <header>
        <h2>{t('history')}</h2>
        <p>{t('historyHint')}</p>
      </header>
      <Await
        query={store.history}
        skeleton="row"
        count={3}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyPlace kind="list" title={t('none')} hint={t('noneHint')} />
          </Card>
        }
      >
        {({ items, totalCount }) => (
          <>
            <History aria-busy={store.history.isLoading}>
              {items.map((each) => (
                <li key={each.id} data-new={each.id === store.result?.id ? '' : undefined}>
                  <span className="code">{t('codeEnd', { end: each.codeEnd })}</span>
                  <div>
                    <p className="what">{each.title}</p>
                    <time dateTime={each.redeemedAt}>
                      {formatDay(each.redeemedAt, view)} {formatTimeOfDay(each.redeemedAt)}
                    </time>
                  </div>
                  <Link href={redemptionAddress(each)}>{t(`go.${each.kind}`)}</Link>
                  <Tag tone="success">{t('done')}</Tag>
                </li>
              ))}
            </History>
            <Pagination
              page={store.page}
              pageSize={PAGE_SIZE}
              total={totalCount}
              hrefFor={(to) => (to > 1 ? `/redeemcode?page=${to}` : '/redeemcode')}
            />
          </>
        )}
      </Await>
    </section>
  );
});
