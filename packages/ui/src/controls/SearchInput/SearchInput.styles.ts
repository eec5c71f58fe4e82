import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { pointed, popupSurface } from '../../foundations/popupSurface.ts';
import { spinner } from '../../foundations/spinner.ts';

/** The input with its popup below. */
export const Root = styled.div({
  position: 'relative',
  minWidth: 0,
  '&[data-variant="pill"] > span': {
    background: token.color.surface.sunken,
    borderRadius: token.radius.pill,
    '&:not(:focus-within, [data-force="focus"])': { boxShadow: 'none' },
    '&:hover:not(:focus-within)': { boxShadow: `inset 0 0 0 1px ${token.color.border.control}` },
  },
  '& .busy': { ...spinner, color: token.color.text.tertiary },
});

/** The open popup. */
export const Sheet = styled.div({
  ...popupSurface,
  '&[data-hangs]': {
    position: 'absolute',
    insetInlineStart: 0,
    top: `calc(100% + ${token.space[4]})`,
    zIndex: token.z.dropdown,
    width: '100%',
    minWidth: '240px',
    maxWidth: 'none',
  },
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: token.space[4],
    paddingInline: `${token.space[12]} ${token.space[4]}`,
    fontSize: token.fontSize[12],
    color: token.color.text.tertiary,
    '& > button': {
      minHeight: token.size.target,
      padding: `0 ${token.space[8]}`,
      border: 0,
      borderRadius: token.space[4],
      background: 'none',
      font: 'inherit',
      color: token.color.text.secondary,
      cursor: 'pointer',
      '&:hover': { color: token.color.text.linkHover },
    },
  },
  // The focus stays in the input.
  '& .item[data-highlighted]': pointed,
  '& .item > .text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .item mark': { background: 'none', fontWeight: token.weight.semibold, color: token.color.text.link },
  '& .item > .hint': {
    flex: 'none',
    marginInlineStart: 'auto',
    fontSize: token.fontSize[12],
    color: token.color.text.secondary,
  },
  '& > .note': {
    display: 'flex',
    gap: token.space[8],
    alignItems: 'center',
    padding: token.space[12],
    color: token.color.text.tertiary,
    overflowWrap: 'anywhere',
  },
});
