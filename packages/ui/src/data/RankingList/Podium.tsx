import { Tag } from '../Tag/Tag.tsx';
import { Root } from './Podium.styles.ts';
import type { RankingListLabels } from './RankingList.labels.ts';
import type { RankingItem } from './rankingItem.ts';
import { Face, Score } from './rowParts.tsx';

export interface PodiumProps {
  /** At most three, in order. */
  items: readonly RankingItem[];
  /** Key of the student's own entry. */
  meId: string | undefined;
  /** Accessible name. */
  label: string;
  words: RankingListLabels;
}

/** The first of a ranking on steps: equal results stand on equal steps. */
export function Podium({ items, meId, label, words }: PodiumProps) {
  return (
    <Root aria-label={label}>
      {items.map((item) => {
        const { id, name, rank, tied = false, hidden } = item;
        const isMe = id === meId;
        return (
          <li key={id} value={rank ?? undefined} data-rank={rank} aria-current={isMe ? 'true' : undefined}>
            <span className="face">
              <Face item={item} size={rank === 3 ? 56 : 96} />
            </span>
            <span className="who">
              <span className="name" data-hidden={hidden ? '' : undefined}>
                {name}
              </span>
              {isMe && <Tag tone="brand">{words.me}</Tag>}
            </span>
            <Score score={item.score} />
            <span className="step">
              <b aria-hidden="true">{rank}</b>
              <small>{rank === null ? words.noPlace : words.step(rank, tied)}</small>
            </span>
          </li>
        );
      })}
    </Root>
  );
}
