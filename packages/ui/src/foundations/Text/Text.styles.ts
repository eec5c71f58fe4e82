import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../css.ts';

const clamp = { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical' } as const;

/** Root of Text and Heading. */
export const Root = styled.span({
  margin: 0,
  overflowWrap: 'anywhere',
  '&[data-size="12"]': type[12],
  '&[data-size="13"]': type[13],
  '&[data-size="14"]': type[14],
  '&[data-size="16"]': type[16],
  '&[data-size="18"]': type[18],
  '&[data-size="20"]': type[20],
  '&[data-size="24"]': type[24],
  '&[data-size="28"]': type[28],
  '&[data-size="32"]': type[32],
  '&[data-weight="400"]': { fontWeight: token.weight.regular },
  '&[data-weight="500"]': { fontWeight: token.weight.medium },
  '&[data-weight="600"]': { fontWeight: token.weight.semibold },
  '&[data-tone="primary"]': { color: token.color.text.primary },
  '&[data-tone="secondary"]': { color: token.color.text.secondary },
  '&[data-tone="tertiary"]': { color: token.color.text.tertiary },
  '&[data-tone="danger"]': { color: token.color.status.danger.fg },
  '&[data-tone="inverse"]': { color: token.color.text.inverse },
  '&[data-lines]': clamp,
  '&[data-lines="1"]': { WebkitLineClamp: 1 },
  '&[data-lines="2"]': { WebkitLineClamp: 2 },
  '&[data-lines="3"]': { WebkitLineClamp: 3 },
  '&[data-lines="4"]': { WebkitLineClamp: 4 },
  '&[data-numeric]': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
});
