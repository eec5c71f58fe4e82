import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { coursePath } from '../../../shared/course/courseProps.ts';
import { PromotionDetails } from './components/PromotionDetails.tsx';
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
  const isMissing = id === null || store.promotion.error?.kind === 'missing';
  useTitle(isMissing ? undefined : t('title'));
  if (isMissing)
    return <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/course', label: t('toCourses') }} />;
  return (
    <Page>
      <Await query={store.promotion} name={t('title')} count={4}>
        {(promotion) =>
          promotion.isOpen ? (
            <PromotionDetails promotion={promotion} />
          ) : (
            <Missing
              kind="course"
              title={t('closed')}
              text={t('closedHint')}
              action={{ href: coursePath(promotion.course), label: t('toCourse') }}
            />
          )
        }
      </Await>
    </Page>
  );
});
