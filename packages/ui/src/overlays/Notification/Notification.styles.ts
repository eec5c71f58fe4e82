import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const slide = keyframes({ from: { opacity: 0, translate: '16px 0' } });

/** The corner of the window with the notifications, below the header (§4). */
export const Corner = styled.div({
  position: 'fixed',
  insetInlineEnd: token.space[24],
  zIndex: token.z.notification,
  width: '320px',
  maxWidth: `calc(100vw - 2 * ${token.space[24]})`,
  pointerEvents: 'none',
  transition: `top ${token.motion.base} ${token.motion.ease}`,
  '& > .live': { display: 'grid', gap: token.space[12] },
});

/** A card of 320 px in the corner: picture, name, time, two lines. */
export const Sheet = styled.article({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: token.space[12],
  boxSizing: 'border-box',
  width: '320px',
  maxWidth: '100%',
  padding: `14px ${token.space[16]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[3],
  pointerEvents: 'auto',
  animation: `${slide} ${token.motion.base} ${token.motion.ease}`,
  transition: `box-shadow ${token.motion.base} ${token.motion.ease}`,
  '&[data-picture]': { gridTemplateColumns: '40px minmax(0, 1fr)', alignContent: 'center' },
  // With a close button it is as low as its text, so that title, time and close button share a line.
  '&[data-picture]:not([data-closable])': { minHeight: '96px' },
  '& > .picture': {
    display: 'grid',
    placeItems: 'center',
    width: token.space[40],
    height: token.space[40],
    borderRadius: token.radius.pill,
    background: token.color.actionSoft.bg,
    color: token.color.actionSoft.fg,
    overflow: 'hidden',
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& .from': { display: 'flex', alignItems: 'baseline', gap: token.space[8] },
  '&[data-closable] .from': { paddingInlineEnd: '28px' },
  '& .title': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    ...type[14],
    fontWeight: token.weight.semibold,
    textAlign: 'start',
    color: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& time': { flex: 'none', ...type[12], fontVariantNumeric: 'tabular-nums', color: token.color.text.tertiary },
  '& .body': {
    display: '-webkit-box',
    margin: `${token.space[2]} 0 0`,
    ...type[13],
    color: token.color.text.secondary,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  // The whole card is the target; the button element itself is its title (WCAG 2.5.8).
  '& button.title': { cursor: 'pointer' },
  '& button.title::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.card },
  '& button.title:is(:focus-visible, [data-force="focus"])': {
    outline: 'none',
    '&::after': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: token.size.focusOffset },
  },
  '&[data-open]': { [hover]: { boxShadow: token.shadow[4], '& .title': { color: token.color.text.link } } },
  '& > .close': { position: 'absolute', top: token.space[8], insetInlineEnd: token.space[8] },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
