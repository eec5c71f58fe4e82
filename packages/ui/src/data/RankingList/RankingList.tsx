import type { ReactNode } from 'react';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { AvatarSize } from '../Avatar/Avatar.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Podium } from './Podium.tsx';
import { type RankingListLabels, rankingListLabels } from './RankingList.labels.ts';
import { Root } from './RankingList.styles.ts';
import type { RankingItem } from './rankingItem.ts';
import { Face, Score, Trend } from './rowParts.tsx';

export interface RankingListProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The top entries, in order. */
  items: readonly RankingItem[];
  /** The student's own entry: marked in the list, or appended if it is not among those shown. */
  me?: RankingItem | undefined;
  /** Medals for the first three; the first three on steps and bars for the others; or short rows of 44 px. */
  layout?: 'medals' | 'podium' | 'mini' | undefined;
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

/** Students on the steps of the podium. */
const STEPS = 3;
const AVATARS: Record<'medals' | 'podium' | 'mini', AvatarSize> = { medals: 40, podium: 40, mini: 24 };

/** The ranking; the student's own row is always there, the last one if it is not among those shown (§2 `/ranking`). */
export function RankingList(props: RankingListProps) {
  const { items, me, layout = 'medals', label, pinned, loading, empty, labels, ...rest } = props;
  const words = useLabels(rankingListLabels, labels);
  const isAmong = me !== undefined && items.some((item) => item.id === me.id);
  if (loading) return <Skeleton variant="chat" count={5} {...rest} />;
  if (items.length === 0) return <Root {...rest}>{empty ?? <Empty title={words.empty} hint={words.emptyHint} />}</Root>;
  const above = layout === 'podium' ? items.slice(0, STEPS) : [];
  const below = items.slice(above.length);
  return (
    <Root {...rest} data-layout={layout} data-pinned={pinned ? '' : undefined}>
      {above.length > 0 && <Podium items={above} meId={me?.id} label={label} words={words} />}
      {below.length > 0 && (
        <ol className="rows" aria-label={label}>
          {below.map((item) => (
            <li
              key={item.id}
              className="row"
              value={item.rank ?? undefined}
              data-top={(item.rank ?? STEPS + 1) <= STEPS ? '' : undefined}
              data-me={item.id === me?.id ? '' : undefined}
              aria-current={item.id === me?.id ? 'true' : undefined}
            >
              <Row item={item.id === me?.id ? me : item} isMe={item.id === me?.id} layout={layout} words={words} />
            </li>
          ))}
        </ol>
      )}
      {me && !isAmong && (
        <section className="mine" aria-label={words.me}>
          <div className="row" data-me="">
            <Row item={me} isMe layout={layout} words={words} />
          </div>
        </section>
      )}
    </Root>
  );
}

interface RowProps {
  item: RankingItem;
  isMe: boolean;
  layout: keyof typeof AVATARS;
  words: RankingListLabels;
}

function Row({ item, isMe, layout, words }: RowProps) {
  const { rank, name, score, note, tied, hidden, share } = item;
  const isPodium = layout === 'podium';
  return (
    <>
      <span className="place">
        <span className="said">{rank === null ? words.noPlace : words.place(rank)}</span>
        {layout === 'medals' && rank !== null && rank <= STEPS ? (
          <Medal rank={rank} />
        ) : (
          <span aria-hidden="true">{rank ?? '—'}</span>
        )}
      </span>
      {isPodium && <Trend item={item} words={words} hasSame />}
      <Face item={item} size={AVATARS[layout]} />
      <span className="who">
        <span className="name" data-hidden={hidden ? '' : undefined}>
          {name}
        </span>
        {isMe && <Tag tone="brand">{words.me}</Tag>}
        {isPodium && tied && <Tag>{words.tied}</Tag>}
        {isPodium && hidden && !isMe && <Tag variant="outline">{words.hidden}</Tag>}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
      {isPodium ? (
        <span className="bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round((share ?? 0) * 100)}%` }} />
        </span>
      ) : (
        layout === 'medals' && <Trend item={item} words={words} />
      )}
      <Score score={score} />
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
