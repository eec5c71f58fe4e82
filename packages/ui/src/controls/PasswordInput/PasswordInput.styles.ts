import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** The input with its strength meter. */
export const Root = styled.div({
  '& .caps': { ...type[12], color: token.color.status.warning.fg },
  '& > .meter': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 40px)) auto',
    justifyContent: 'start',
    whiteSpace: 'nowrap',
    alignItems: 'center',
    gap: token.space[4],
    marginTop: token.space[8],
    ...type[12],
    color: token.color.text.secondary,
    '& > i': { height: '4px', borderRadius: token.radius.pill, background: token.color.progress.track },
    '& > span': { marginInlineStart: token.space[4] },
    '&[data-strength="weak"] > i:nth-of-type(1)': { background: token.color.status.danger.border },
    '&[data-strength="medium"] > i:nth-of-type(-n + 2)': { background: token.color.status.warning.border },
    '&[data-strength="strong"] > i': { background: token.color.status.success.border },
  },
});
