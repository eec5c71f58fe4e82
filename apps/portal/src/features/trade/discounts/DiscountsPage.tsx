import { Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { discountsAddress } from './campaignAddress.ts';
import { CampaignList } from './components/CampaignList.tsx';
import { CampaignTiles } from './components/CampaignTiles.tsx';
import { createDiscountsStore } from './DiscountsStore.ts';
import { Head } from './discounts.styles.ts';

/** `/discount/course` (§2): everything that is cheaper now, and until when by the server's clock. */
export const DiscountsPage = observer(function DiscountsPage() {
  const { t } = useTranslation('discounts');
  const [filters] = useAddress(discountsAddress);
  const store = useOwned((root) => createDiscountsStore(root.api, root.services.clock), filters);
  useTitle(t('title'));
  return (
    <MainPage>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <p>{t('hint')}</p>
      </Head>
      <CampaignList store={store} />
      <CampaignTiles
        list={store.courses}
        time={store.time}
        hrefFor={(page) => discountsAddress.href({ page })}
        isStriped
        onEnd={store.runOut}
      />
    </MainPage>
  );
});
