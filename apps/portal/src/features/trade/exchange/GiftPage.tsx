import { Breadcrumb, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { idOf } from '../../../page/idOf.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { GiftBody } from './components/GiftBody.tsx';
import { Page } from './exchange.styles.ts';
import { GiftStore } from './GiftStore.ts';

/** `/infodetail/:id` (§2): one gift, its rules, and the exchange. */
export const GiftPage = observer(function GiftPage() {
  const { t } = useTranslation('exchange');
  const { id } = useParams();
  const store = useOwned((root) => new GiftStore(root.services));
  const { gift } = store;
  const giftId = idOf(id);
  useEffect(() => {
    if (giftId !== null) store.show(giftId);
  }, [store, giftId]);
  const isMissing = giftId === null || gift.error?.kind === 'missing';
  useTitle(isMissing ? t('missingGift') : (gift.value?.name ?? t('title')));
  if (isMissing && !gift.value) {
    return (
      <Page>
        <EmptyPlace
          kind="search"
          size="page"
          level={1}
          title={t('missingGift')}
          hint={t('missingGiftHint')}
          action={<Button href="/exchange">{t('allGifts')}</Button>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumb items={[{ label: t('title'), href: '/exchange' }, { label: gift.value?.name ?? '' }]} />
      <Await query={gift} name={t('title')} skeleton="text" count={6}>
        {(value) => <GiftBody store={store} gift={value} />}
      </Await>
    </Page>
  );
});
