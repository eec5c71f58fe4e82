import { PlateTile } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { Side } from '../../../../shared/articles/articles.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { plateAddress } from '../plates/plateAddress.ts';
import { toPlate } from '../plates/toPlate.ts';
import type { NewsStore } from './NewsStore.ts';

/** Notes of lecturers and the boards; what is not there leaves no box. */
export const NewsSide = observer(function NewsSide({ store }: { store: NewsStore }) {
  const { t } = useTranslation('articlesRead');
  const notes = store.notes.value?.items ?? [];
  const plates = store.plates.value ?? [];
  return (
    <Side>
      {notes.length > 0 && (
        <SideBox title={t('notes.title')}>
          <ArticleLines items={notes} />
        </SideBox>
      )}
      {plates.length > 0 && (
        <SideBox title={t('plates.title')} more={{ href: plateAddress.href(), label: t('all') }}>
          <ul>
            {plates.map((plate) => (
              <li key={plate.id}>
                <PlateTile layout="row" plate={toPlate(plate)} />
              </li>
            ))}
          </ul>
        </SideBox>
      )}
    </Side>
  );
});
