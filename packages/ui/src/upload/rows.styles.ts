import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../foundations/css.ts';
import { spinner } from '../foundations/spinner.ts';

/** Stacked files, 64 px each: icon or preview, name with details, actions. */
export const Rows = styled.ul({
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${token.space[12]}`,
    minHeight: token.density.row,
    padding: `10px ${token.space[4]}`,
  },
  '& > li + li': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& .thumb': { width: '32px', height: '38px', borderRadius: '5px', objectFit: 'cover' },
  '& .name': {
    display: 'block',
    overflow: 'hidden',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...type[14],
    fontWeight: token.weight.regular,
  },
  '& .fact': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    ...type[12],
    color: token.color.text.tertiary,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: '14px', height: '14px', strokeWidth: 1.6 },
    '& > .turning': { ...spinner, width: '12px', height: '12px' },
    '&[data-tone="success"]': { color: token.color.status.success.fg },
    '&[data-tone="danger"]': { color: token.color.status.danger.fg },
  },
  '& .bar': { marginTop: '5px' },
  '& .acts': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    '& > .text': {
      minHeight: token.size.target,
      padding: `0 ${token.space[8]}`,
      ...type[13],
      color: token.color.text.link,
      '&:is(:hover, [data-force="hover"])': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  '& > li[data-gone]': { '& .name': { color: token.color.text.tertiary }, '& .icon, & .thumb': { opacity: 0.45 } },
});
