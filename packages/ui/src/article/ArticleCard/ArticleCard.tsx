import type { Instant } from '@shuyuan/rules';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MessageTime } from '../../chat/MessageTime/MessageTime.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import type { ArticleAuthor } from '../articleAuthor.ts';
import { type ArticleCardLabels, articleCardLabels } from './ArticleCard.labels.ts';
import { Root } from './ArticleCard.styles.ts';
import { markWords } from './markWords.ts';
import { Tally } from './Tally.tsx';

/** An article as shown in lists (§3); what is not known is left out. */
export interface ArticleCardArticle {
  id: string;
  href: string;
  title: string;
  /** The first words of its text. */
  summary?: string | undefined;
  /** 320:230 (§5). */
  cover?: string | undefined;
  author: ArticleAuthor;
  /** Name of its board. */
  plate?: string | undefined;
  publishedAt?: Instant | undefined;
  reads?: number | undefined;
  likes?: number | undefined;
  comments?: number | undefined;
  attachmentCount?: number | undefined;
  pinned?: boolean | undefined;
  featured?: boolean | undefined;
  /** Taken down or deleted: only its title is left (product.md 4.13). */
  gone?: boolean | undefined;
}

/** The story of a front page, a row with the picture first, a post with the person first, the same without the person, a tile, a line of a side column. */
export type ArticleCardLayout = 'lead' | 'row' | 'post' | 'brief' | 'tile' | 'line';

/** Parts of an article in a list. */
export type ArticleCardPart = 'cover' | 'tags' | 'title' | 'summary' | 'by' | 'when' | 'tally' | 'foot' | 'mark';

export interface ArticleCardProps extends BaseProps<HTMLElement> {
  article: ArticleCardArticle;
  layout?: ArticleCardLayout | undefined;
  /** Heading level of the title; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
  /** Searched words, marked in title and summary. */
  marked?: readonly string[] | undefined;
  /** Instead of the time, e.g. when it was collected; below the title of a line. */
  note?: string | undefined;
  /** Whether it is in the student's collection; with `onCollect` a tile has a toggle. */
  collected?: boolean | undefined;
  onCollect?: (() => unknown) | undefined;
  /** Loads the picture at once: it is on the first screen. */
  eager?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ArticleCardPart> | undefined;
  labels?: Partial<ArticleCardLabels> | undefined;
}

const NONE: readonly string[] = [];

/** An article in a list: one link over all of it, who wrote it, when, and how it is read (product.md 4.13). */
export function ArticleCard(props: ArticleCardProps) {
  const { article, layout = 'row', level = 3, marked = NONE, note, collected: isCollected, onCollect, ...more } = props;
  const { eager: isEager = false, slotProps, labels, ...rest } = more;
  const words = useLabels(articleCardLabels, labels);
  const [broken, setBroken] = useState<string>();
  const { title, summary, author, gone: isGone = false } = article;
  const cover = isGone || article.cover === broken ? undefined : article.cover;
  const Title = `h${level}` as const;
  const size = layout === 'lead' || layout === 'post' ? 40 : 24;
  const person = author.kind !== 'school' && (
    <Avatar decorative name={author.name} src={author.portrait} size={size} className="face" />
  );
  const when = note ?? (article.publishedAt !== undefined && <MessageTime at={article.publishedAt} />);
  const who = (
    <>
      <b>{author.name}</b>
      {author.kind === 'lecturer' && layout !== 'lead' && <Tag tone="accent">{words.lecturer}</Tag>}
      {when && <span {...slot('when', slotProps?.when)}>{when}</span>}
    </>
  );
  const tally = layout !== 'line' && <Tally {...article} words={words} part={slotProps?.tally} />;
  const isPost = layout === 'post' || layout === 'brief';
  const tags = isPost ? null : <Tags {...{ article, layout, words }} part={slotProps?.tags} />;
  return (
    <Root {...rest} data-layout={layout} data-plain={cover === undefined || undefined} data-gone={isGone || undefined}>
      {layout === 'post' && (person || <span />)}
      {layout === 'tile' && cover === undefined && (
        <span className="nothing">
          {isGone ? (
            <>
              <Trash2 size={18} aria-hidden />
              {words.removed}
            </>
          ) : (
            <span className="initial" aria-hidden>
              {title.slice(0, 1)}
            </span>
          )}
        </span>
      )}
      {cover !== undefined && !isPost && layout !== 'line' && (
        <Cover {...{ cover, isEager }} part={slotProps?.cover} onBroken={setBroken} />
      )}
      <div className="body">
        {tags}
        {layout === 'post' && <div {...slot('by', slotProps?.by)}>{who}</div>}
        <Title {...slot('title', slotProps?.title)}>
          {isGone ? (
            title
          ) : (
            <Anchor href={article.href} className="open">
              <Marked text={title} words={marked} />
            </Anchor>
          )}
          {isPost && article.featured && <Tag tone="brand">{words.featured}</Tag>}
        </Title>
        {layout === 'line' && (
          <span {...slot('small', slotProps?.when)}>{note ?? <LineNote {...{ article, words }} />}</span>
        )}
        {layout !== 'line' && (isGone || summary !== undefined) && (
          <p {...slot('summary', slotProps?.summary)}>
            {isGone ? words.removedHint : <Marked text={summary ?? ''} words={marked} />}
          </p>
        )}
        {isPost && tally}
        {(layout === 'row' || layout === 'lead' || layout === 'tile') && (
          <div {...slot('foot', slotProps?.foot)}>
            <div {...slot('by', slotProps?.by)}>
              {!isGone && person}
              {layout === 'lead' ? <div className="who">{who}</div> : isGone ? when : who}
            </div>
            {isGone && onCollect ? (
              <Button className="out" variant="link" size="sm" onClick={onCollect}>
                {words.remove}
              </Button>
            ) : (
              layout !== 'tile' && tally
            )}
          </div>
        )}
      </div>
      {cover !== undefined && (isPost || layout === 'line') && (
        <Cover {...{ cover, isEager }} part={slotProps?.cover} onBroken={setBroken} />
      )}
      {layout === 'tile' && onCollect && !isGone && (
        <button
          type="button"
          {...slot('mark', slotProps?.mark)}
          aria-pressed={isCollected ?? false}
          aria-label={words.collect(title)}
          onClick={() => onCollect()}
        >
          <Bookmark aria-hidden />
        </button>
      )}
    </Root>
  );
}

interface CoverProps {
  cover: string;
  part: PartProps | undefined;
  isEager: boolean;
  onBroken: (cover: string) => void;
}

/** The picture; one that fails to load leaves its place to the words. */
function Cover({ cover, part, isEager, onBroken }: CoverProps) {
  return (
    <img
      {...slot('cover', part)}
      src={cover}
      alt=""
      width={320}
      height={230}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => onBroken(cover)}
    />
  );
}

interface AboutProps {
  article: ArticleCardArticle;
  words: ArticleCardLabels;
}

function Tags({
  article,
  layout,
  words,
  part,
}: AboutProps & { layout: ArticleCardLayout; part: PartProps | undefined }) {
  const { plate, author, attachmentCount, pinned: isPinned, featured: isFeatured } = article;
  const isLead = layout === 'lead';
  if (layout === 'line') return null;
  return (
    <p {...slot('tags', part)}>
      {isPinned && (
        <Tag tone="brand" variant="solid">
          {words.pinned}
        </Tag>
      )}
      {plate !== undefined && (
        <Tag tone={isLead ? 'brand' : author.kind === 'school' ? 'info' : 'neutral'}>{plate}</Tag>
      )}
      {isLead && author.kind === 'lecturer' && <Tag tone="accent">{words.lecturer}</Tag>}
      {isFeatured && <Tag tone="brand">{words.featured}</Tag>}
      {attachmentCount !== undefined && attachmentCount > 0 && layout !== 'tile' && (
        <Tag variant="outline">{words.attachments(attachmentCount)}</Tag>
      )}
    </p>
  );
}

function LineNote({ article, words }: AboutProps) {
  const number = useNumber();
  const { reads, publishedAt } = article;
  if (reads !== undefined) return words.reads(number(reads));
  return publishedAt === undefined ? null : <MessageTime at={publishedAt} />;
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map(({ from, text: part, isMarked }) =>
    isMarked ? <mark key={from}>{part}</mark> : part,
  );
}
