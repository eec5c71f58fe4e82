import { tidyLines } from '@shuyuan/rules';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { Root } from './RichText.styles.ts';
import { type Block, isMarkup, markupBlocks, plainBlocks, type Run } from './richText.ts';

export interface RichTextProps extends BaseProps<HTMLDivElement> {
  /** Plain paragraphs separated by a blank line, or markup of a stranger's editor. */
  text: string;
  /** Whether it is markup; found out by default. */
  markup?: boolean | undefined;
  /** Shows the text of a run, e.g. with its formulas; a stable function. */
  showText?: ((text: string) => ReactNode) | undefined;
}

type ShowText = (text: string) => ReactNode;

/**
 * A text of others with its paragraphs and marks: bold, italic, underline, lists, links, line breaks, pictures. Only what is on the list is
 * shown, as elements of ours; nothing of the markup itself reaches the page. Markup needs the browser's parser: a server renders none of it.
 */
export function RichText({ text, markup: isMarkedUp = isMarkup(text), showText = plainText, ...rest }: RichTextProps) {
  const isHydrated = useHydrated();
  const blocks = useMemo(() => {
    if (!isMarkedUp) return plainBlocks(tidyLines(text));
    return isHydrated ? markupBlocks(text) : [];
  }, [text, isMarkedUp, isHydrated]);
  return <Root {...rest}>{blocks.map((block, place) => toBlock(block, place, showText))}</Root>;
}

const plainText = (text: string) => text;

// The text never changes place by place: its parts are known by their position.
function toBlock(block: Block, place: number, showText: ShowText): ReactNode {
  if ('runs' in block) return <p key={place}>{block.runs.map((run, at) => toRun(run, at, showText))}</p>;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List key={place}>
      {block.items.map((item, at) => (
        <li key={at}>{item.map((inner, level) => toBlock(inner, level, showText))}</li>
      ))}
    </List>
  );
}

function toRun(run: Run, place: number, showText: ShowText): ReactNode {
  if ('br' in run) return <br key={place} />;
  if ('src' in run)
    return <img key={place} src={run.src} alt={run.alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  const { text, isBold, isItalic, isUnderlined, href } = run;
  let node: ReactNode = showText(text);
  if (isUnderlined) node = <u>{node}</u>;
  if (isItalic) node = <em>{node}</em>;
  if (isBold) node = <strong>{node}</strong>;
  if (href !== undefined)
    node = (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {node}
      </a>
    );
  return <Fragment key={place}>{node}</Fragment>;
}
