import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { coursePath } from '../../../shared/course/courseProps.ts';
import { PromotionNotice } from './components/PromotionNotice.tsx';
import { PromotionView } from './components/PromotionView.tsx';
import { PromotionStore } from './PromotionStore.ts';
import { Page } from './promotion.styles.ts';

/** `/course/promotion/:id` (§2): the student's own link to a course, its poster, and what sharing earns. */
export const PromotionPage = observer(function PromotionPage() {
  const { t } = useTranslation('promotion');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new PromotionStore(root.api));
  useEffect(() => {
    if (id !== null) store.show(id);
  }, [store, id]);
  useTitle(t('title'));
  if (id === null || store.promotion.error?.kind === 'missing') return <PromotionNotice kind="missing" />;
  return (
    <Page>
      <Await query={store.promotion} name={t('title')} count={4}>
        {(promotion) =>
          promotion.isOpen ? (
            <PromotionView promotion={promotion} />
          ) : (
            <PromotionNotice kind="closed" href={coursePath(promotion.course)} />
          )
        }
      </Await>
    </Page>
  );
});
