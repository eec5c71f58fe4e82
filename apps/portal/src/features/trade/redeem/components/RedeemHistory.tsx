import { Card, formatDay, formatTimeOfDay, Link, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useView } from '../../../../page/useView.ts';
import type { RedeemStore } from '../RedeemStore.ts';
import { Code, History, HistoryHead, Title } from '../redeem.styles.ts';
import { redeemAddress } from '../redeemAddress.ts';
import { redemptionAddress } from '../redeemProps.ts';

/** What the student redeemed, the newest first; of a code only its end is known (A6). */
export const RedeemHistory = observer(function RedeemHistory({ store }: { store: RedeemStore }) {
  const { t } = useTranslation('redeem');
  const view = useView();
  return (
    <section>
      <HistoryHead>
        <h2>{t('history')}</h2>
        <p>{t('historyHint')}</p>
      </HistoryHead>
      <PagedList
        list={store.history}
        hrefFor={(page) => redeemAddress.href({ page })}
        skeleton="row"
        count={3}
        as={History}
        empty={
          <Card>
            <EmptyPlace kind="list" title={t('none')} hint={t('noneHint')} />
          </Card>
        }
      >
        {(each) => (
          <li key={each.id} data-new={each.id === store.result?.id ? '' : undefined}>
            <Code>{t('codeEnd', { end: each.codeEnd })}</Code>
            <div>
              <Title>{each.title}</Title>
              <time dateTime={each.redeemedAt}>
                {formatDay(each.redeemedAt, view)} {formatTimeOfDay(each.redeemedAt, view.timeZone)}
              </time>
            </div>
            <Link href={redemptionAddress(each)}>{t(`go.${each.kind}`)}</Link>
            <Tag tone="success">{t('done')}</Tag>
          </li>
        )}
      </PagedList>
    </section>
  );
});
