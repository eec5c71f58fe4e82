import { Card, Heading, Link, RankingList, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { type RankingChoice, rankingAddress } from '../../../../shared/ranking/rankingAddress.ts';
import { toItems, toMe, type Viewer } from '../../../../shared/ranking/rankingProps.ts';
import type { RankingStore } from '../RankingStore.ts';
import { Boards } from '../ranking.styles.ts';

/** Rows of a ranking that is not open. */
const HEAD = 3;

interface OtherRankingsProps {
  store: RankingStore;
  choice: RankingChoice;
  viewer: Viewer | null;
}

/** The heads of the other rankings, each with the own place; those without a list are left out. */
export const OtherRankings = observer(function OtherRankings({ store, choice, viewer }: OtherRankingsProps) {
  const { t } = useTranslation('ranking');
  return (
    <Await query={store.others} pending={null} missing={null} isEmpty={(all) => all.every(isClosed)} empty={null}>
      {(all) => (
        <section>
          <SectionHeader title={t('others')} />
          <Boards>
            {all
              .filter((other) => !isClosed(other))
              .map(({ type, ranking }) => (
                <Card key={type} as="section">
                  <header>
                    <Heading level={3} size={16}>
                      {t(`type.${type}`)}
                    </Heading>
                    <Link href={rankingAddress.href({ ...choice, type })}>{t('open')}</Link>
                  </header>
                  <RankingList
                    layout="mini"
                    label={t(`type.${type}`)}
                    items={toItems(ranking, type, viewer, t).slice(0, HEAD)}
                    me={toMe(ranking, type, viewer, t)}
                  />
                </Card>
              ))}
          </Boards>
        </section>
      )}
    </Await>
  );
});

function isClosed({ ranking }: { ranking: { isOpen: boolean } }) {
  return !ranking.isOpen;
}
