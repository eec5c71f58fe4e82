import { tidyLines } from '@shuyuan/rules';
import {
  Archive,
  CircleAlert,
  CircleCheck,
  Clock,
  Eye,
  FileText,
  type LucideIcon,
  MessageSquareText,
  ThumbsUp,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type OwnArticleCardLabels, type OwnArticleState, ownArticleCardLabels } from './OwnArticleCard.labels.ts';
import { Root } from './OwnArticleCard.styles.ts';

/** Why an article was refused. */
export interface ArticleProof {
  /** In the reviewer's words. */
  reason: string;
  /** Who reviewed it and when. */
  by?: string | undefined;
  /** The paragraph the reason is about with its neighbours, numbers from 1; absent where it is about the whole. */
  paragraphs?: readonly { number: number; text: string; marked: boolean }[] | undefined;
}

/** Parts of an article of the student. */
export type OwnArticleCardPart = 'cover' | 'state' | 'title' | 'meta' | 'tally' | 'actions' | 'proof' | 'line';

export interface OwnArticleCardProps extends Omit<BaseProps<HTMLElement>, 'title'> {
  state: OwnArticleState;
  /** '' while there is none. */
  title: string;
  /** Heading level of the title; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
  /** Where the title leads. */
  href?: string | undefined;
  /** URL of the cover. */
  cover?: string | undefined;
  /** Board and dates, separated by middle dots. */
  facts: readonly string[];
  /** Of a published article; comments that are none are left out. */
  counts?: { reads: number; likes: number; comments: number } | undefined;
  proof?: ArticleProof | undefined;
  /** Buttons: the way on first. */
  actions?: ReactNode;
  /** A line at the foot: what is stored in this browser, or how far the review is. */
  children?: ReactNode;
  /** Attributes of its parts. */
  slotProps?: SlotProps<OwnArticleCardPart> | undefined;
  labels?: Partial<OwnArticleCardLabels> | undefined;
}

const ICONS: Record<OwnArticleState, LucideIcon> = {
  rejected: CircleAlert,
  inReview: Clock,
  published: CircleCheck,
  withdrawn: Undo2,
  off: Archive,
  draft: FileText,
};

/** An article of the student: its state, what its readers did, and the reviewer's reason at its paragraph (§4, product.md 4.13). */
export function OwnArticleCard(props: OwnArticleCardProps) {
  const { state, title, level = 3, href, cover, facts, counts, proof, actions, children, ...more } = props;
  const { slotProps, labels, ...rest } = more;
  const words = useLabels(ownArticleCardLabels, labels);
  const Icon = ICONS[state];
  const shown = title || words.noTitle;
  const Title = `h${level}` as const;
  return (
    <Root {...rest}>
      <div className="top">
        {cover === undefined ? (
          <div {...slot('cover', slotProps?.cover)}>{words.noCover}</div>
        ) : (
          <img {...slot('cover', slotProps?.cover)} src={cover} alt="" width={138} height={99} loading="lazy" />
        )}
        <div className="words">
          <p {...slot('state', slotProps?.state)} data-state={state}>
            <Icon aria-hidden />
            {words.states[state]}
          </p>
          <Title {...slot('title', slotProps?.title)}>
            {href === undefined ? shown : <Anchor href={href}>{shown}</Anchor>}
          </Title>
          <p {...slot('meta', slotProps?.meta)}>{facts.join(' · ')}</p>
          {counts && <Tally counts={counts} words={words} part={slotProps?.tally} />}
        </div>
        {actions !== undefined && <div {...slot('actions', slotProps?.actions)}>{actions}</div>}
      </div>
      {proof && <Proof proof={proof} words={words} part={slotProps?.proof} />}
      {children !== undefined && <div {...slot('line', slotProps?.line)}>{children}</div>}
    </Root>
  );
}

function Tally({
  counts: { reads, likes, comments },
  words,
  part,
}: {
  counts: NonNullable<OwnArticleCardProps['counts']>;
  words: OwnArticleCardLabels;
  part: PartProps | undefined;
}) {
  const number = useNumber();
  const rows = [
    [Eye, reads, words.reads],
    [ThumbsUp, likes, words.likes],
    ...(comments > 0 ? [[MessageSquareText, comments, words.comments] as const] : []),
  ] as const;
  return (
    <ul {...slot('tally', part)}>
      {rows.map(([Icon, count, say]) => (
        <li key={say('')}>
          <Icon aria-hidden />
          <span aria-hidden="true">{number(count)}</span>
          <VisuallyHidden>{say(number(count))}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

interface ProofProps {
  proof: ArticleProof;
  words: OwnArticleCardLabels;
  part: PartProps | undefined;
}

function Proof({ proof: { reason, by, paragraphs }, words, part }: ProofProps) {
  const marked = paragraphs?.find(({ marked: isMarked }) => isMarked);
  return (
    <div {...slot('proof', part)} data-whole={marked ? undefined : ''}>
      {marked && (
        <ol>
          {paragraphs?.map(({ number, text, marked: isMarked }) => (
            <li key={number} value={number} data-bad={isMarked ? '' : undefined}>
              <small aria-hidden="true">{number}</small>
              {text}
            </li>
          ))}
        </ol>
      )}
      <aside>
        <b>{marked ? words.reasonAt(marked.number) : words.reason}</b>
        <p>{tidyLines(reason)}</p>
        {by !== undefined && <small>{by}</small>}
      </aside>
    </div>
  );
}
