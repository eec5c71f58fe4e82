import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import { Avatar, type AvatarSize } from '../Avatar/Avatar.tsx';
import { splitFigures } from '../StatCard/figures.ts';
import type { RankingListLabels } from './RankingList.labels.ts';
import type { RankingItem } from './rankingItem.ts';

/** The picture of a student, or a disc for one who does not show it. */
export function Face({ item: { name, avatar, hidden }, size }: { item: RankingItem; size: AvatarSize }) {
  if (!hidden) return <Avatar name={name} src={avatar} size={size} decorative />;
  return (
    <span className="anon" style={{ width: size, height: size }} aria-hidden="true">
      <EyeOff />
    </span>
  );
}

/** The places moved, with an arrow; `hasSame` names those who did not move. */
export function Trend({ item, words, hasSame }: { item: RankingItem; words: RankingListLabels; hasSame?: boolean }) {
  const { trend } = item;
  if (trend === 'new') {
    return (
      <span className="trend" data-way="up">
        {words.fresh}
      </span>
    );
  }
  const moved = trend ?? 0;
  if (moved === 0) return <span className="trend">{hasSame && trend === 0 ? words.same : null}</span>;
  return (
    <span className="trend" data-way={moved > 0 ? 'up' : 'down'}>
      {moved > 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      <span aria-hidden="true">{Math.abs(moved)}</span>
      <span className="said">{moved > 0 ? words.up(moved) : words.down(-moved)}</span>
    </span>
  );
}

/** The score: large numbers, small units. */
export function Score({ score }: { score: string }) {
  return (
    <span className="score">
      {splitFigures(score).map(({ text, isFigure }, index) =>
        isFigure ? text : <small key={`${index}-${text}`}>{text}</small>,
      )}
    </span>
  );
}
