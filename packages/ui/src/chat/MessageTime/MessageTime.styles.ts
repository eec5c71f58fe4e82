import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** A time in a line, or the chip between the messages of a conversation. */
export const Root = styled.time({
  ...type[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: token.color.text.tertiary,
  '&[data-variant="chip"]': {
    display: 'inline-block',
    padding: `${token.space[2]} 10px`,
    borderRadius: token.radius.pill,
    background: token.color.surface.sunken,
    color: token.color.text.secondary,
  },
});
