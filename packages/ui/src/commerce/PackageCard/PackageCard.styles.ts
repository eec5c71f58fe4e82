import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, visuallyHidden } from '../../foundations/css.ts';
import {
  chosen,
  figure,
  focused,
  head,
  kind,
  name,
  paper,
  radio,
  raised,
  rule,
  side,
  ticket,
  when,
  words,
} from '../ticketParts.ts';

const FORCED = '@media (forced-colors: active)';

/** The label of one package in a choice. */
export const Root = styled.label({
  ...ticket,
  containIntrinsicSize: 'auto 348px auto 108px',
  cursor: 'pointer',
  [`&:not([data-selected])${hover.slice(1)}`]: raised,
  '&:is([data-force="focus"], :has(> input:focus-visible))': focused,
  '&[data-selected]': chosen,
  [FORCED]: { filter: 'none', '&[data-selected]': { outline: '2px solid Highlight' } },
});

/** The radio button of the choice. */
export const Radio = styled.input(radio);

/** The paper of the ticket. */
export const Paper = styled.span({
  ...paper('28%'),
  height: '108px',
  [FORCED]: { border: '1px solid CanvasText', maskImage: 'none' },
});

/** The coloured side with the minutes. */
export const Side = styled.span({
  ...side,
  [FORCED]: {
    background: 'none',
    '&::before': { content: 'none' },
    '&::after': { width: 0, background: 'none', borderRight: '2px dashed CanvasText' },
  },
});

/** The minutes. */
export const Minutes = styled.span(figure);

/** Minutes on top, or the price of one. */
export const Rule = styled.span(rule);

/** The white side. */
export const Words = styled.span({ ...words, paddingLeft: '22px' });

/** Name, and that it is cheaper now. */
export const Head = styled.span(head);

/** Name of the package. */
export const Name = styled.span(name);

/** That it is cheaper now. */
export const Sale = styled.span(kind);

/** The minutes, read aloud. */
export const Spoken = styled.span(visuallyHidden);

/** What it costs. */
export const Price = styled.span({ gridColumn: '1 / -1', display: 'flex', marginTop: token.space[4] });

/** For how long the minutes can be used. */
export const Validity = styled.span(when);
