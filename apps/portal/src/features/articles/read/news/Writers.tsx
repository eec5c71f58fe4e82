import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Sheet } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { People, Person } from '../People.tsx';
import type { NewsStore } from './NewsStore.ts';

interface WritersProps {
  store: NewsStore;
  /** How many at most. */
  most?: number | undefined;
  /** Shown in place of nobody. */
  empty: ReactNode;
  /** Around the people. */
  frame: (people: ReactNode) => ReactNode;
}

/** Who wrote about what is searched for, those with most articles first. */
export const Writers = observer(function Writers({ store, most, empty, frame }: WritersProps) {
  const { t } = useTranslation('articlesRead');
  const { writers, followed } = store;
  return (
    <Await query={writers} skeleton="row" count={3} isEmpty={(all) => all.length === 0} empty={empty} missing={null}>
      {(all) =>
        frame(
          <People>
            {all.slice(0, most).map((each, at) => {
              const total = t('news.written', { total: formatWhole(each.articleCount) });
              return (
                <Person
                  key={`${each.author.kind}${each.author.id ?? at}`}
                  author={each.author}
                  note={[each.articleCount ? total : undefined, each.author.title].filter(Boolean).join('·')}
                  isFollowed={followed.isFollowed(each)}
                  isMe={each.isMe}
                  onToggle={() => followed.toggle(each)}
                />
              );
            })}
          </People>,
        )
      }
    </Await>
  );
});

/** The authors of a search in place of its articles. */
export function Found({ store }: { store: NewsStore }) {
  const { t } = useTranslation('articlesRead');
  return (
    <Writers
      store={store}
      empty={<EmptyPlace kind="search" title={t('news.noAuthors')} hint={t('none.foundHint')} />}
      frame={(people) => <Sheet aria-label={t('news.authors')}>{people}</Sheet>}
    />
  );
}
