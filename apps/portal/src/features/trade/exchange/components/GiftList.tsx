import { Button, Pagination, Segmented } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { type ExchangeStore, GIFTS_PAGE } from '../ExchangeStore.ts';
import { Gifts } from '../exchange.styles.ts';
import { type ExchangePlace, exchangeAddress, KINDS } from '../exchangeAddress.ts';
import { GiftTile } from './GiftTile.tsx';

const FIRST_ROWS = 8;

/** What credits buy, by kind and page. */
export const GiftList = observer(function GiftList({ store, place }: { store: ExchangeStore; place: ExchangePlace }) {
  const { t } = useTranslation('exchange');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { kind, page } = place;
  const { gifts, account } = store;
  useEffect(() => void gifts.load(kind, page), [gifts, kind, page]);
  const choose = (value: string) => {
    const chosen = KINDS.find((each) => each === value);
    void navigate(exchangeAddress(chosen ? { kind: chosen } : {}));
  };
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
          onChange={choose}
        />
      </div>
      <Await
        query={gifts}
        skeleton="card"
        count={4}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            title={t('noGifts')}
            hint={t('noGiftsHint')}
            action={
              kind ? (
                <Button variant="outline" href="/exchange">
                  {t('allGifts')}
                </Button>
              ) : (
                <Button href="/course">{t('browse')}</Button>
              )
            }
          />
        }
      >
        {({ items, totalCount }) => (
          <div>
            <Gifts aria-busy={gifts.isLoading}>
              {items.map((gift, index) => (
                <GiftTile key={gift.id} gift={gift} balance={account.value?.balance} isEager={index < FIRST_ROWS} />
              ))}
            </Gifts>
            <Pagination
              className="pages"
              page={page}
              pageSize={GIFTS_PAGE}
              total={totalCount}
              hrefFor={(to) => exchangeAddress({ ...place, page: to })}
              onChange={() => scrollTo({ top: 0 })}
            />
          </div>
        )}
      </Await>
    </>
  );
});
