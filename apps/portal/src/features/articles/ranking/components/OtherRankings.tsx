import { RANKING_MIN } from '@shuyuan/contract';
import { Card, Heading, Link, RankingList, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { type RankingChoice, rankingAddress } from '../../../../shared/ranking/rankingAddress.ts';
import { formatValue, toItems, toMe, type Viewer } from '../../../../shared/ranking/rankingProps.ts';
import type { OtherRanking, RankingStore } from '../RankingStore.ts';
import { Boards } from '../ranking.styles.ts';

/** Rows of a ranking that is not open. */
const HEAD = 3;

interface OtherRankingsProps {
  store: RankingStore;
  choice: RankingChoice;
  viewer: Viewer | null;
}

/** The heads of the other rankings, each with the own place; one without a list says how many students are missing, beside a list that has one. */
export const OtherRankings = observer(function OtherRankings({ store, choice, viewer }: OtherRankingsProps) {
  const { t } = useTranslation('ranking');
  const isFew = store.ranking.value?.isOpen === false;
  const isShown = ({ ranking }: OtherRanking) => ranking.isOpen || !isFew;
  return (
    <Await query={store.others} pending={null} missing={null} isEmpty={(all) => !all.some(isShown)} empty={null}>
      {(all) => (
        <section>
          <SectionHeader title={t('others')} />
          <Boards>
            {all.filter(isShown).map(({ type, ranking }) => (
              <Card key={type} as="section">
                <header>
                  <Heading level={3} size={16}>
                    {t(`type.${type}`)}
                  </Heading>
                  <Link href={rankingAddress.href({ ...choice, type })}>{t('open')}</Link>
                </header>
                {ranking.isOpen ? (
                  <RankingList
                    layout="mini"
                    label={t(`type.${type}`)}
                    items={toItems(ranking, type, viewer, t).slice(0, HEAD)}
                    me={toMe(ranking, type, viewer, t)}
                  />
                ) : (
                  <p>
                    {ranking.total !== undefined && <b>{t('few', { count: RANKING_MIN - ranking.total })}</b>}
                    {ranking.mine && (
                      <span>
                        {t(`done.${type}`)} {formatValue(ranking.mine.value, type, t)}
                      </span>
                    )}
                  </p>
                )}
              </Card>
            ))}
          </Boards>
        </section>
      )}
    </Await>
  );
});
