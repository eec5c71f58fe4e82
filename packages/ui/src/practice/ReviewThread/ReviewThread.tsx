import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { threadNode } from '../../foundations/threadNode.ts';

/** A question on the thread. */
export interface ReviewStop {
  id: string;
  number: string;
  /** Below the number, e.g. what it is about and the points that it cost. */
  note: string;
  /** Read already. */
  seen?: boolean | undefined;
}

export interface ReviewThreadProps extends BaseProps<HTMLOListElement> {
  /** Accessible name. */
  label: string;
  stops: readonly ReviewStop[];
  currentId?: string | undefined;
  onGo: (id: string) => void;
}

const { color, space, weight } = token;
/** Room of a stop; more of them than fit scroll. */
const STOP = '168px';

const Root = styled.ol({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${STOP}, 1fr)`,
  margin: 0,
  padding: `18px 0 ${space[16]}`,
  overflowX: 'auto',
  listStyle: 'none',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > li': { position: 'relative' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '12px auto',
    gap: `${space[2]} 10px`,
    alignItems: 'center',
    justifyContent: 'start',
    width: '100%',
    paddingInlineStart: space[32],
    textAlign: 'start',
    '& > b': {
      // A long number, as that of a part of a group, covers the beginning of the thread.
      position: 'relative',
      zIndex: 1,
      justifySelf: 'start',
      paddingInlineEnd: space[8],
      background: color.surface.card,
      fontFamily: token.font.number,
      ...type[16],
      lineHeight: '24px',
      fontWeight: weight.semibold,
    },
    '& > span:last-child': { gridColumn: 2, ...type[13], color: color.text.tertiary },
    '&[aria-current] > b': { color: color.text.link },
  },
  '& .node': threadNode,
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '84px',
    insetInlineEnd: '-24px',
    top: '11px',
    height: token.size.thread,
    background: token.chapter.thread,
  },
  '& > [data-state="done"]:not(:last-child)::after': { background: token.chapter.nodeDone },
});

/** Questions that went wrong as nodes of a thread laid flat; those that were read are done (product.md 5.2). */
export function ReviewThread({ label, stops, currentId, onGo, ...rest }: ReviewThreadProps) {
  return (
    <Root {...rest} aria-label={label}>
      {stops.map(({ id, number, note, seen = false }) => {
        const isCurrent = id === currentId;
        const state = isCurrent ? 'now' : seen ? 'done' : 'next';
        return (
          <li key={id} data-state={state}>
            <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onGo(id)}>
              <span className="node" data-state={state} />
              <b>{number}</b>
              <span>{note}</span>
            </button>
          </li>
        );
      })}
    </Root>
  );
}
