import { RANKING_MIN } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { Heading, Tabs } from '@shuyuan/ui';
import { Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { Gate } from '../../../page/Gate.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { Columns, TabLine } from '../../../shared/articles/articles.styles.ts';
import { RANK_PERIODS, RANK_TYPES, rankingAddress } from '../../../shared/ranking/rankingAddress.ts';
import { formatWhole } from '../../../shared/words/formatWhole.ts';
import { OtherRankings } from './components/OtherRankings.tsx';
import { OwnRank } from './components/OwnRank.tsx';
import { RankRows } from './components/RankRows.tsx';
import { RankingStore } from './RankingStore.ts';
import { Head, Page, Side } from './ranking.styles.ts';

/** `/ranking` (§2): who learns most, and the own place, which is always there (product.md 4.19); names and minutes are for the logged-in. */
export const RankingPage = observer(function RankingPage() {
  const { t } = useTranslation('ranking');
  const { auth } = useRoot();
  useTitle(t('title'));
  return auth.isLoggedIn ? <Ranks /> : <Gate kind="login" title={t('title')} text={t('gate')} />;
});

const Ranks = observer(function Ranks() {
  const { t } = useTranslation('ranking');
  const { auth } = useRoot();
  const view = useView();
  const [choice] = useAddress(rankingAddress);
  const store = useOwned((root) => new RankingStore(root.api), choice);
  const { type, period } = choice;
  const viewer = auth.user;
  const { value } = store.ranking;
  return (
    <Page>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        {value && (
          <p>
            {t(value.isOpen ? `counted.${period}` : 'countedFew', {
              count: RANKING_MIN,
              shown: formatWhole(value.total ?? value.rows.length),
              when: messageTime(value.updatedAt, view),
            })}
          </p>
        )}
        <Tabs
          variant="pill"
          label={t('periods')}
          value={period}
          items={RANK_PERIODS.map((key) => ({
            value: key,
            label: t(`period.${key}`),
            href: rankingAddress.href({ type, period: key }),
          }))}
        />
      </Head>
      <TabLine>
        <Tabs
          label={t('types')}
          value={type}
          items={RANK_TYPES.map((key) => ({
            value: key,
            label: t(`type.${key}`),
            href: rankingAddress.href({ type: key, period }),
          }))}
        />
        {period !== 'all' && (
          <p>
            <Clock aria-hidden />
            {t(`settled.${period}`)}
          </p>
        )}
      </TabLine>
      <Await query={store.ranking} skeleton="row" count={8}>
        {(ranking) => (
          <Columns>
            <RankRows
              key={`${type} ${period}`}
              ranking={ranking}
              type={type}
              viewer={viewer}
              label={t(`type.${type}`)}
            />
            <Side>
              <OwnRank store={store} ranking={ranking} choice={choice} />
            </Side>
          </Columns>
        )}
      </Await>
      <OtherRankings store={store} choice={choice} viewer={viewer} />
    </Page>
  );
});
