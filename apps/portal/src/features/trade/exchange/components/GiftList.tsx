import type { Gift } from '@shuyuan/contract';
import { Button, Segmented } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import type { ExchangeStore } from '../ExchangeStore.ts';
import { type ExchangeFilters, exchangeAddress, KINDS } from '../exchangeAddress.ts';
import { Gifts } from '../gifts.styles.ts';
import { GiftTile } from './GiftTile.tsx';

const FIRST_ROWS = 8;

interface GiftListProps {
  store: ExchangeStore;
  filters: ExchangeFilters;
  /** Another kind was chosen, or all of them. */
  onFilter: (kind: Gift['kind'] | undefined) => void;
}

/** What credits buy, by kind and page. */
export const GiftList = observer(function GiftList({ store, filters, onFilter }: GiftListProps) {
  const { t } = useTranslation('exchange');
  const { t: common } = useTranslation('common');
  const { kind } = filters;
  return (
    <>
      <div>
        <Segmented
          label={t('kind')}
          value={kind ?? ''}
          items={[
            { value: '', label: common('all') },
            ...KINDS.map((each) => ({ value: each, label: t(`kinds.${each}`) })),
          ]}
          onChange={(value) => onFilter(KINDS.find((each) => each === value))}
        />
      </div>
      <PagedList
        skeleton="card"
        list={store.gifts}
        hrefFor={(page) => exchangeAddress.href({ ...filters, page })}
        count={4}
        empty={
          <EmptyPlace
            title={t('noGifts')}
            hint={t('noGiftsHint')}
            action={
              kind ? (
                <Button variant="outline" href={exchangeAddress.href()}>
                  {t('allGifts')}
                </Button>
              ) : (
                <Button href="/course">{t('browse')}</Button>
              )
            }
          />
        }
        as={Gifts}
      >
        {(gift, index) => (
          <GiftTile key={gift.id} gift={gift} balance={store.account.value?.balance} isEager={index < FIRST_ROWS} />
        )}
      </PagedList>
    </>
  );
});
