import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { splitFigures } from '../StatCard/figures.ts';
import { Tag } from '../Tag/Tag.tsx';
import { type RankingListLabels, rankingListLabels } from './RankingList.labels.ts';
import { Root } from './RankingList.styles.ts';

/** One entry of the ranking. */
export interface RankingItem {
  /** Unique key. */
  id: string;
  /** The rank from 1; equal scores share it. */
  rank: number;
  /** Public name, possibly shortened. */
  name: string;
  /** URL of the picture. */
  avatar?: string | undefined;
  /** The score with its unit, e.g. `412分钟`. */
  score: string;
  /** Ranks gained since last time, negative if lost. */
  trend?: number | undefined;
  /** One line below the name, e.g. the distance to the next rank. */
  note?: string | undefined;
}

export interface RankingListProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The top entries, in order. */
  items: readonly RankingItem[];
  /** The student's own entry: marked in the list, or appended if it is not among those shown. */
  me?: RankingItem | undefined;
  /** Accessible name of the list. */
  label: string;
  /** Makes the student's row sticky at the bottom of the scroll container. */
  pinned?: boolean | undefined;
  /** The list is loading. */
  loading?: boolean | undefined;
  /** Overrides the built-in text of an empty ranking. */
  empty?: ReactNode;
  labels?: Partial<RankingListLabels> | undefined;
}

/** The ranking, with medals for the first three (§2 `/ranking`). */
export function RankingList({ items, me, label, pinned, loading, empty, labels, ...rest }: RankingListProps) {
  const words = useLabels(rankingListLabels, labels);
  const isAmong = me !== undefined && items.some((item) => item.id === me.id);
  if (loading) return <Skeleton variant="chat" count={5} {...rest} />;
  if (items.length === 0) return <Root {...rest}>{empty ?? <Empty title={words.empty} hint={words.emptyHint} />}</Root>;
  return (
    <Root {...rest} data-pinned={pinned ? '' : undefined}>
      <ol aria-label={label}>
        {items.map((item) => (
          <li
            key={item.id}
            className="row"
            value={item.rank}
            data-top={item.rank <= 3 ? '' : undefined}
            data-me={item.id === me?.id ? '' : undefined}
            aria-current={item.id === me?.id ? 'true' : undefined}
          >
            <Row item={item.id === me?.id ? me : item} isMe={item.id === me?.id} words={words} />
          </li>
        ))}
      </ol>
      {me && !isAmong && (
        <section className="mine" aria-label={words.me}>
          <div className="row" data-me="">
            <Row item={me} isMe words={words} />
          </div>
        </section>
      )}
    </Root>
  );
}

function Row({ item, isMe, words }: { item: RankingItem; isMe: boolean; words: RankingListLabels }) {
  const { rank, name, avatar, score, trend = 0, note } = item;
  return (
    <>
      <span className="place">
        <span className="said">{words.place(rank)}</span>
        {rank <= 3 ? <Medal rank={rank} /> : <span aria-hidden="true">{rank}</span>}
      </span>
      <Avatar name={name} src={avatar} size={40} decorative />
      <span className="who">
        <span className="name">{name}</span>
        {isMe && <Tag tone="brand">{words.me}</Tag>}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
      <span className="trend" data-way={trend > 0 ? 'up' : trend < 0 ? 'down' : undefined}>
        {trend !== 0 && (
          <>
            {trend > 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
            <span aria-hidden="true">{Math.abs(trend)}</span>
            <span className="said">{trend > 0 ? words.up(trend) : words.down(-trend)}</span>
          </>
        )}
      </span>
      <span className="score">
        {splitFigures(score).map(({ text, isFigure }, index) =>
          isFigure ? text : <small key={`${index}-${text}`}>{text}</small>,
        )}
      </span>
    </>
  );
}

/** A medal on its ribbon; gold, silver and bronze in the brand's secondary colour. */
function Medal({ rank }: { rank: number }) {
  return (
    <svg className="medal" data-rank={rank} viewBox="0 0 40 40" aria-hidden="true">
      <path className="ribbon" d="M12 2H20L24 16H15ZM28 2H20L16 16H25Z" />
      <circle className="disc" cx={20} cy={24} r={13} />
      <circle className="rim" cx={20} cy={24} r={10.5} />
      <text x={20} y={29}>
        {rank}
      </text>
    </svg>
  );
}
