import type { Ranking } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { formatDay, RankingList } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import type { RankingChoice } from '../../../../shared/ranking/rankingAddress.ts';
import { formatValue } from '../../../../shared/ranking/rankingProps.ts';
import { useInBeijing } from '../../../../shared/words/useInBeijing.ts';

interface WinnersProps {
  ranking: Ranking;
  choice: RankingChoice;
}

/** Who was first in the period before, with its days; all time has none. */
export const Winners = observer(function Winners({ ranking, choice: { type, period } }: WinnersProps) {
  const { t } = useTranslation('ranking');
  const { locale, now } = useView();
  const inBeijing = useInBeijing();
  const { winners, since, sinceBefore } = ranking;
  if (period === 'all' || winners.length === 0) return null;
  // Weeks and months of a ranking begin in Beijing, for everybody.
  const day = (at: number) => formatDay(at, { locale, now, timeZone: DEFAULT_TIME_ZONE.id });
  const days =
    since === undefined || sinceBefore === undefined
      ? undefined
      : inBeijing(t('days', { from: day(Date.parse(sinceBefore)), to: day(Date.parse(since) - 1) }));
  return (
    <SideBox title={t(`winners.${period}`)} sub={days}>
      <RankingList
        layout="mini"
        label={t(`winners.${period}`)}
        items={winners.map(({ userId, name, portrait, value, isAgain, isHidden }, at) => ({
          id: String(userId ?? `hidden-${at}`),
          rank: 1,
          name,
          avatar: portrait,
          hidden: isHidden,
          note: isAgain ? t('again') : undefined,
          score: formatValue(value, type, t),
        }))}
      />
    </SideBox>
  );
});
