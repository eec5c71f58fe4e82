import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { formatDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { Reserve } from '../../../../page/Reserve.tsx';
import { useView } from '../../../../page/useView.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { useInBeijing } from '../../../../shared/words/useInBeijing.ts';
import { People, Person } from '../People.tsx';
import type { WeekAuthorsStore } from './WeekAuthorsStore.ts';

/** Who wrote this week, the best liked first, to be followed. */
export const WeekAuthors = observer(function WeekAuthors({ store }: { store: WeekAuthorsStore }) {
  const { t } = useTranslation('articlesRead');
  const { locale, now } = useView();
  const inBeijing = useInBeijing();
  // A week of the school begins on Monday in Beijing, for everybody.
  const dayOf = (since: string) => inBeijing(formatDay(since, { locale, now, timeZone: DEFAULT_TIME_ZONE.id }));
  return (
    <Await
      query={store.week}
      isEmpty={({ authors }) => authors.length === 0}
      empty={null}
      missing={null}
      pending={<Reserve height={240} />}
    >
      {({ authors, since }) => (
        <SideBox title={t('week.title')} sub={t('week.since', { day: dayOf(since) })}>
          <People>
            {authors.map((each, at) => (
              <Person
                key={each.author.id ?? at}
                author={each.author}
                note={t('week.done', {
                  total: formatWhole(each.articleCount),
                  likes: formatWhole(each.likes),
                })}
                isFollowed={each.isFollowed}
                isMe={each.isMe}
                onToggle={() => store.toggle(each)}
              />
            ))}
          </People>
        </SideBox>
      )}
    </Await>
  );
});
