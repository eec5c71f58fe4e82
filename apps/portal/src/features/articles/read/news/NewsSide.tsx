import { Anchor, PlateTile } from '@shuyuan/ui';
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
import { Words } from './news.styles.ts';
import { newsAddress } from './newsAddress.ts';
import { WeekAuthors } from './WeekAuthors.tsx';
import { Writers } from './Writers.tsx';

/** People in the side column of a search. */
const WRITERS = 3;

interface NewsSideProps {
  store: NewsStore;
  /** What is searched for: who writes and who learns stand back. */
  keyword: string | undefined;
  /** The list shows the authors themselves. */
  isOfAuthors: boolean;
}

/** Who wrote and who learnt most this week, or who wrote about what is searched for; notes of lecturers and the boards. Where there are none is no box, and a box whose call has failed says so. */
export const NewsSide = observer(function NewsSide({ store, keyword, isOfAuthors }: NewsSideProps) {
  const { t } = useTranslation('articlesRead');
  return (
    <Side>
      {keyword === undefined ? (
        <>
          <WeekAuthors store={store.week} />
          <LearningRank />
        </>
      ) : (
        <>
          {!isOfAuthors && (
            <Writers
              store={store}
              most={WRITERS}
              empty={null}
              frame={(people) => (
                <SideBox
                  title={t('news.wroteAbout', { keyword })}
                  {...(store.writers.value?.[WRITERS] && {
                    more: { href: newsAddress.href({ keyword, of: 'authors' }), label: t('all') },
                  })}
                >
                  {people}
                </SideBox>
              )}
            />
          )}
          <OtherWords store={store} />
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

/** Words of the titles that are read most, to go on with. */
const OtherWords = observer(function OtherWords({ store }: { store: NewsStore }) {
  const { t } = useTranslation('articlesRead');
  return (
    <Await query={store.words} isEmpty={() => store.otherWords.length === 0} empty={null} missing={null}>
      {() => (
        <SideBox title={t('news.words')}>
          <Words>
            {store.otherWords.map((word) => (
              <Anchor key={word} href={newsAddress.href({ keyword: word })}>
                {word}
              </Anchor>
            ))}
          </Words>
        </SideBox>
      )}
    </Await>
  );
});
