import { Breadcrumb } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { textHere } from '../../../core/known.ts';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { GiftBody } from './components/GiftBody.tsx';
import { Page } from './exchange.styles.ts';
import { exchangeAddress } from './exchangeAddress.ts';
import { GiftStore } from './GiftStore.ts';

/** `/infodetail/:id` (§2): one gift, its rules, and the exchange. */
export const GiftPage = observer(function GiftPage() {
  const { t } = useTranslation('exchange');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new GiftStore(root.services), id ?? undefined);
  const { gift } = store;
  // A gift that is withdrawn while it is on screen stays: the failure of the exchange says it.
  const isMissing = id === null || (gift.error?.kind === 'missing' && !gift.value);
  useTitle(isMissing ? undefined : (gift.value?.name ?? t('title')));
  if (isMissing) {
    const action = { href: exchangeAddress.href(), label: t('allGifts') };
    return (
      <Page>
        <Missing title={t('missingGift')} text={t('missingGiftHint')} action={action} />
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumb
        items={[{ label: t('title'), href: exchangeAddress.href() }, { label: textHere(gift.value?.name) }]}
      />
      <Await query={gift} name={t('title')} skeleton="text" count={6}>
        {(value) => <GiftBody store={store} gift={value} />}
      </Await>
    </Page>
  );
});
