import { RANKING_MIN, type Ranking } from '@shuyuan/contract';
import { Button, Card, RankingList } from '@shuyuan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlankCard } from '../../../../shared/articles/BlankCard.tsx';
import type { RankType } from '../../../../shared/ranking/rankingAddress.ts';
import { toItems, toMe, type Viewer } from '../../../../shared/ranking/rankingProps.ts';
import { ListEnd } from '../ranking.styles.ts';
import { Fellows } from './Fellows.tsx';

/** Rows at first, and how many more at a time. */
const FIRST = 14;
const MORE = 20;

interface RankRowsProps {
  ranking: Ranking;
  type: RankType;
  viewer: Viewer | null;
  label: string;
}

/** The first of a ranking, more on demand; who has too few fellow students is told how many are missing. */
export function RankRows({ ranking, type, viewer, label }: RankRowsProps) {
  const { t } = useTranslation('ranking');
  const [count, setCount] = useState(FIRST);
  if (!ranking.isOpen) {
    return (
      <div>
        <BlankCard
          title={ranking.total === undefined ? label : t('few', { count: RANKING_MIN - ranking.total })}
          hint={t('fewHint', { count: RANKING_MIN })}
        />
        {ranking.fellows.length > 0 && <Fellows fellows={ranking.fellows} hidden={hiddenIn(ranking)} type={type} />}
      </div>
    );
  }
  const items = toItems(ranking, type, viewer, t);
  const left = items.length - count;
  return (
    <Card padding="none">
      <RankingList layout="podium" label={label} items={items.slice(0, count)} me={toMe(ranking, type, viewer, t)} />
      <ListEnd>
        <span>{t('shown', { count: Math.min(count, items.length) })}</span>
        {left > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setCount(count + MORE)}>
            {t('more', { count: Math.min(left, MORE) })}
          </Button>
        )}
      </ListEnd>
    </Card>
  );
}

/** How many others have a result and no name here: what is left of all when the student and her fellows are counted. */
function hiddenIn({ total, mine, fellows }: Ranking): number {
  if (total === undefined || mine === undefined) return 0;
  return Math.max(0, total - fellows.length - (mine.value > 0 ? 1 : 0));
}
