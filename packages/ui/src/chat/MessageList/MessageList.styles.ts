import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type, visuallyHidden } from '../../foundations/css.ts';

const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** A header with the count, then rows of 72 px. */
export const Root = styled.section({
  minWidth: 0,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[8],
    minHeight: '52px',
    padding: `${token.space[8]} ${token.space[20]}`,
    borderBottom: `1px solid ${token.color.border.subtle}`,
    color: token.color.text.secondary,
  },
  '& > .head > button': { marginInlineEnd: '-12px' },
  '& > ul': { margin: 0, padding: token.space[8], listStyle: 'none' },
});

/** One message; the whole row is a link. */
export const Item = styled.li({
  '& > a': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: token.space[12],
    alignItems: 'center',
    minHeight: '72px',
    boxSizing: 'border-box',
    padding: `${token.space[8]} ${token.space[12]}`,
    borderRadius: token.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    transition: `background ${token.motion.fast}`,
    [hover]: { background: token.color.nav.hoverBg },
    '&[data-force="focus"]': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '-2px' },
  },
  '& .disc': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    background: token.color.surface.sunken,
    color: token.color.text.tertiary,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& > a:is(:hover, [data-force="hover"]) :is(.title, .summary, time)': { color: token.color.text.primary },
  '& > a:is(:hover, [data-force="hover"]) .disc': { background: token.color.surface.card },
  '& .text': { display: 'grid', gap: token.space[2], minWidth: 0 },
  '& .title': { ...type[14], color: token.color.text.secondary, ...cut },
  '& .summary': { ...type[13], color: token.color.text.tertiary, ...cut },
  '& .side': {
    display: 'grid',
    justifyItems: 'end',
    gap: token.space[4],
    alignSelf: 'start',
    paddingTop: token.space[8],
  },
  '& .text:not(:has(.summary)) + .side': { alignSelf: 'center', paddingTop: 0 },
  '& .said': visuallyHidden,
  '&[data-unread] > a .disc': { background: token.color.actionSoft.bg, color: token.color.actionSoft.fg },
  '&[data-unread] .disc::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: token.color.action.mark,
    boxShadow: `0 0 0 2px ${token.color.surface.card}`,
  },
  '&[data-unread] .title': { fontWeight: token.weight.semibold, color: token.color.text.primary },
  '&[data-unread] .summary': { color: token.color.text.secondary },
  '@media (forced-colors: active)': {
    '&[data-unread] .disc::after': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
