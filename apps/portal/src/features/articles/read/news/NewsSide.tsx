import { PlateTile } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { Side } from '../../../../shared/articles/articles.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { plateAddress } from '../plates/plateAddress.ts';
import { toPlate } from '../plates/toPlate.ts';
import { LearningRank } from './LearningRank.tsx';
import type { NewsStore } from './NewsStore.ts';
import { WeekAuthors } from './WeekAuthors.tsx';

interface NewsSideProps {
  store: NewsStore;
  /** The list answers a search: who writes and who learns stand back. */
  isSearch: boolean;
}

/** Who wrote and who learnt most this week, notes of lecturers and the boards; where there are none is no box, and a box whose call has failed says so. */
export const NewsSide = observer(function NewsSide({ store, isSearch }: NewsSideProps) {
  const { t } = useTranslation('articlesRead');
  return (
    <Side>
      {!isSearch && (
        <>
          <WeekAuthors />
          <LearningRank />
        </>
      )}
      <Await query={store.notes} isEmpty={({ items }) => items.length === 0} empty={null} missing={null}>
        {({ items }) => (
          <SideBox title={t('notes.title')}>
            <ArticleLines items={items} />
          </SideBox>
        )}
      </Await>
      <Await query={store.plates} isEmpty={(plates) => plates.length === 0} empty={null} missing={null}>
        {(plates) => (
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
      </Await>
    </Side>
  );
});
