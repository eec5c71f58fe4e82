import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** Fields under one another. */
export const Root = styled.form({
  display: 'grid',
  gap: token.space[16],
  minWidth: 0,
  '& > .summary': {
    padding: `${token.space[12]} ${token.space[16]}`,
    borderRadius: token.radius.control,
    background: token.color.status.danger.bg,
    ...type[13],
    color: token.color.status.danger.fg,
    '& > strong': { display: 'block', marginBottom: token.space[4], ...type[14], fontWeight: token.weight.semibold },
    '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'inline-block',
      minHeight: token.size.target,
      lineHeight: token.size.target,
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
