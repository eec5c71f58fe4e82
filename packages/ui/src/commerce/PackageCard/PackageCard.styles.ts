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

/** The label of one package in a radio group. */
export const Root = styled.label({
  ...ticket,
  containIntrinsicSize: 'auto 348px auto 108px',
  cursor: 'pointer',
  [`&:not([data-selected])${hover.slice(1)}`]: raised,
  '&:is([data-force="focus"], :has(> input:focus-visible))': focused,
  '&[data-selected]': chosen,
  [FORCED]: { filter: 'none', '&[data-selected]': { outline: '2px solid Highlight' } },
});

/** The radio input of the package. */
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
    '&::after': { width: 0, background: 'none', borderInlineEnd: '2px dashed CanvasText' },
  },
});

/** The minutes above their unit, so that three digits are as large as two beside them. */
export const Minutes = styled.span({
  ...figure,
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: '36px',
  '& > small': { fontSize: token.fontSize[12], lineHeight: '16px', fontWeight: token.weight.medium, letterSpacing: 0 },
});

/** Bonus minutes, or the price per minute. */
export const Rule = styled.span(rule);

/** The white side. */
export const Words = styled.span({ ...words, paddingInlineStart: '22px' });

/** Name and discount. */
export const Head = styled.span(head);

/** Name of the package. */
export const Name = styled.span(name);

/** The discount. */
export const Sale = styled.span(kind);

/** The minutes, for screen readers. */
export const Spoken = styled.span(visuallyHidden);

/** The price. */
export const Price = styled.span({ gridColumn: '1 / -1', display: 'flex', marginTop: token.space[4] });

/** Validity period of the minutes. */
export const Validity = styled.span(when);
