import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { filled, type } from '../../foundations/css.ts';

/** Root of Pagination. */
export const Root = styled.nav({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: token.space[4],
  '& > .page, & > .gap': {
    display: 'grid',
    placeItems: 'center',
    minWidth: token.field.hMd,
    height: token.field.hMd,
    margin: 0,
    padding: `0 ${token.space[8]}`,
    border: 0,
    borderRadius: token.radius.control,
    background: 'none',
    fontFamily: token.font.number,
    ...type[14],
    color: token.color.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > .page:is(:hover, [data-force="hover"])': {
    background: token.color.surface.card,
    color: token.color.text.link,
    boxShadow: token.shadow[1],
  },
  '& > .page[aria-current]': {
    fontWeight: token.weight.semibold,
    ...filled,
  },
  '& > .page[aria-disabled]': {
    color: token.color.text.disabled,
    background: 'none',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
  '& > .gap': { cursor: 'default' },
  '& > .jump': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    marginInlineStart: token.space[12],
    ...type[13],
    color: token.color.text.secondary,
    whiteSpace: 'nowrap',
    '& > span': { width: '56px' },
  },
  '@media (forced-colors: active)': { '& > .page[aria-current]': { outline: '2px solid Highlight' } },
});
