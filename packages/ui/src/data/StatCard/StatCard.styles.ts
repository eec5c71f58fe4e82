import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type, visuallyHidden } from '../../foundations/css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** A metric with its label, 104 px high: label on top, value, a note, a small chart at the right. */
export const Root = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto auto',
  alignContent: 'center',
  columnGap: token.space[12],
  boxSizing: 'border-box',
  minHeight: '104px',
  padding: `${token.space[8]} ${token.space[20]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[1],
  textDecoration: 'none',
  '& > .label': {
    gridArea: '1 / 1 / 2 / -1',
    ...type[13],
    color: token.color.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .value': {
    gridArea: '2 / 1',
    minWidth: 0,
    fontFamily: token.font.number,
    ...type[28],
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > small': {
      margin: '0 1px',
      fontFamily: token.font.ui,
      ...type[13],
      fontWeight: token.weight.regular,
      color: token.color.text.secondary,
    },
  },
  '& > .note': {
    gridArea: '3 / 1',
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    minWidth: 0,
    ...type[12],
    color: token.color.text.tertiary,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > svg': { flex: 'none', width: '14px', height: '14px' },
    '&[data-trend="better"] > svg': { color: token.color.status.success.fg },
    '&[data-trend="worse"] > svg': { color: token.color.status.danger.fg },
  },
  '& > .picture': {
    gridArea: '2 / 2 / 4 / 3',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'center',
    minWidth: 0,
    '&[data-icon]': {
      width: token.space[48],
      height: token.space[48],
      borderRadius: token.radius.pill,
      background: token.color.accent.softBg,
      color: token.color.accent.softFg,
    },
    '&[data-icon] > svg': { width: token.size.iconLg, height: token.size.iconLg, strokeWidth: 1.6 },
  },
  '&[data-link]': {
    transition: `box-shadow ${token.motion.base} ${token.motion.ease}, translate ${token.motion.base} ${token.motion.ease}`,
    [hover]: { boxShadow: token.shadow[2], translate: '0 -2px', '& > .label': { color: token.color.text.link } },
  },
  '& > .bone': {
    gridColumn: 1,
    height: '12px',
    borderRadius: token.space[4],
    background: token.color.surface.sunken,
    animation: `${breathe} 1.4s ${token.motion.ease} infinite`,
  },
  '& > .bone + .bone': { width: '72px', height: '24px', margin: `${token.space[8]} 0` },
  '& > .bone:first-of-type': { width: '56px' },
  '& > .bone ~ .bone:last-of-type': { width: '104px', height: '12px', margin: 0 },
  '& > .said': visuallyHidden,
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > .bone': { border: '1px solid GrayText' } },
});
