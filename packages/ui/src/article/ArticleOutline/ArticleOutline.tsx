import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { hover, type } from '../../foundations/css.ts';
import { threadNode } from '../../foundations/threadNode.ts';

/** A heading of an article. */
export interface OutlineHeading {
  id: string;
  text: string;
  /** 2 to 4, as in the text. */
  level: 2 | 3 | 4;
}

export interface ArticleOutlineProps extends BaseProps<HTMLElement> {
  /** Accessible name. */
  label: string;
  headings: readonly OutlineHeading[];
  /** The heading below which the reader is; those before it are read. */
  currentId?: string | undefined;
  /** Called with the heading to go to. */
  onGo: (id: string) => void;
}

const { color, space, weight } = token;

const Root = styled.nav({
  '& > ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative' },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '5px',
    top: '18px',
    bottom: '-18px',
    width: token.size.thread,
    background: token.chapter.thread,
  },
  '& li[data-state="done"]::before': { background: token.chapter.nodeDone },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    columnGap: '14px',
    alignItems: 'start',
    width: '100%',
    padding: '7px 0',
    textAlign: 'start',
    ...type[14],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    [hover]: { color: color.text.linkHover },
  },
  '& [aria-current]': { fontWeight: weight.semibold, color: color.text.link },
  '& [data-level="3"] .text': { paddingInlineStart: space[12] },
  '& [data-level="4"] .text': { paddingInlineStart: space[24] },
  '& .node': { ...threadNode, marginTop: '5px' },
});

/** The headings of an article on a thread: what is read, where the reader is, what comes (product.md 5.5). */
export function ArticleOutline({ label, headings, currentId, onGo, ...rest }: ArticleOutlineProps) {
  const now = headings.findIndex(({ id }) => id === currentId);
  return (
    <Root {...rest} aria-label={label}>
      <ol>
        {headings.map(({ id, text, level }, at) => {
          const state = at === now ? 'now' : at < now ? 'done' : 'next';
          return (
            <li key={id} data-state={state} data-level={level}>
              <button type="button" aria-current={at === now ? 'location' : undefined} onClick={() => onGo(id)}>
                <span className="node" data-state={state} />
                <span className="text">{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
