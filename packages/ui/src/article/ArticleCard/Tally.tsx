import { Eye, MessageSquareMore, ThumbsUp } from 'lucide-react';
import { type PartProps, slot } from '../../foundations/slots.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import type { ArticleCardLabels } from './ArticleCard.labels.ts';

interface TallyProps {
  reads?: number | undefined;
  likes?: number | undefined;
  comments?: number | undefined;
  words: ArticleCardLabels;
  part?: PartProps | undefined;
}

/** Reads, likes and comments, always in this order; an article without comments shows no count of them. */
export function Tally({ reads, likes, comments, words, part }: TallyProps) {
  const number = useNumber();
  const parts = [
    { Icon: Eye, count: reads, said: words.reads },
    { Icon: ThumbsUp, count: likes, said: words.likes },
    { Icon: MessageSquareMore, count: comments === 0 ? undefined : comments, said: words.comments },
  ];
  return (
    <p {...slot('tally', part)}>
      {parts.map(
        ({ Icon, count, said }) =>
          count !== undefined && (
            <span key={said('')}>
              <Icon aria-hidden />
              <span aria-hidden>{number(count)}</span>
              <span className="said">{said(number(count))}</span>
            </span>
          ),
      )}
    </p>
  );
}
