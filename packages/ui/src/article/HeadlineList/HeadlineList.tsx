import type { Instant } from '@shuyuan/rules';
import { useState } from 'react';
import { MessageTime } from '../../chat/MessageTime/MessageTime.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { type ArticleCardLabels, articleCardLabels } from '../ArticleCard/ArticleCard.labels.ts';
import { Root } from './HeadlineList.styles.ts';

/** An article among headlines; what is not known is left out. */
export interface Headline {
  id: string;
  href: string;
  title: string;
  /** 320:230 (§5). */
  cover?: string | undefined;
  /** Who wrote it. */
  author: string;
  publishedAt?: Instant | undefined;
  reads?: number | undefined;
  likes?: number | undefined;
}

export interface HeadlineListProps extends BaseProps<HTMLDivElement> {
  /** In their order; the first one with a picture leads, all others are numbered beside it. */
  items: readonly Headline[];
  labels?: Partial<Pick<ArticleCardLabels, 'reads' | 'likes'>> | undefined;
}

/** Headlines of a page that is about more than articles: one large picture, the others as numbered lines (product.md 5.2). */
export function HeadlineList({ items, labels, ...rest }: HeadlineListProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const lead = items.find(({ cover }) => cover !== undefined && !broken.includes(cover));
  const lines = items.filter((each) => each !== lead);
  return (
    <Root {...rest}>
      {lead?.cover !== undefined && (
        <Lead headline={lead} cover={lead.cover} labels={labels} onBroken={(cover) => setBroken([...broken, cover])} />
      )}
      {lines.length > 0 && (
        <ol className="lines">
          {lines.map(({ id, href, title, author, publishedAt }, at) => (
            <li key={id}>
              <b className="place" aria-hidden>
                {at + 1}
              </b>
              <Title href={href} title={title} />
              <p className="by">
                <span className="author">{author}</span>
                {publishedAt !== undefined && <MessageTime at={publishedAt} className="when" />}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}

interface LeadProps extends Pick<HeadlineListProps, 'labels'> {
  headline: Headline;
  cover: string;
  onBroken: (cover: string) => void;
}

/** The first story below its picture; where that cannot be loaded, the next one with a picture leads. */
function Lead({ headline, cover, labels, onBroken }: LeadProps) {
  const words = useLabels(articleCardLabels, labels);
  const number = useNumber();
  const { href, title, author, publishedAt, reads, likes } = headline;
  return (
    <article className="lead">
      <img
        className="cover"
        src={cover}
        alt=""
        width={762}
        height={320}
        loading="lazy"
        decoding="async"
        onError={() => onBroken(cover)}
      />
      <Title href={href} title={title} />
      <p className="by">
        <span className="author">{author}</span>
        {publishedAt !== undefined && <MessageTime at={publishedAt} />}
        {reads !== undefined && <span>{words.reads(number(reads))}</span>}
        {likes !== undefined && <span>{words.likes(number(likes))}</span>}
      </p>
    </article>
  );
}

/** Its link covers all of the headline. */
function Title({ href, title }: Pick<Headline, 'href' | 'title'>) {
  return (
    <h3 className="title">
      <Anchor href={href} className="open">
        {title}
      </Anchor>
    </h3>
  );
}
