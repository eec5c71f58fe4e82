import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type, visuallyHidden } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

const { color } = token;

/** The messages and what overlays them. */
export const Root = styled.div({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  background: color.surface.page,
  '& > [role="log"]': { scrollbarWidth: 'thin' },
  // A list starts at its top before it scrolls; that frame is hidden.
  '&[data-opening] > [role="log"]': { opacity: 0 },
  // The list draws no outline of its own, so the focus ring overlays it.
  '&:has(> [role="log"]:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: '2px',
    borderRadius: token.radius.control,
    boxShadow: `inset 0 0 0 2px ${color.focus.ring}`,
    pointerEvents: 'none',
  },
  '& > .live': visuallyHidden,
  '& > .pill': {
    position: 'absolute',
    left: '50%',
    bottom: token.space[16],
    translate: '-50%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[4],
    height: '32px',
    paddingBlock: 0,
    paddingInline: `${token.space[8]} ${token.space[12]}`,
    borderRadius: token.radius.pill,
    ...type[13],
    fontWeight: token.weight.medium,
    whiteSpace: 'nowrap',
    color: color.text.link,
    background: color.surface.card,
    boxShadow: token.shadow[2],
    [hover]: { color: color.text.linkHover, background: color.nav.selectedBg },
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  },
  '@media (forced-colors: active)': {
    '&:has(> [role="log"]:focus-visible)::after': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

/** One row of the list: time, divider, message. Spacing is padding, because the list measures heights without margins. */
export const Row = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[16],
  padding: `${token.space[16]} ${token.space[24]} 0`,
  '&[data-more]': { paddingTop: '6px' },
  // The message that a search led to.
  '&[data-target]': { paddingBottom: token.space[16], background: color.nav.selectedBg },
  '& > .chip': { alignSelf: 'center' },
  '& > .newHere': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    ...type[12],
    color: color.text.link,
    '&::before, &::after': { content: '""', flex: 1, height: '1px', background: color.actionSoft.bgHover },
    '@media (forced-colors: active)': { '&::before, &::after': { background: 'CanvasText' } },
  },
});

/** Above the first message: 40 px in every state, so that a change causes no layout shift. */
export const Top = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[8],
  height: '40px',
  ...type[12],
  color: color.text.tertiary,
  '&[data-history="none"]': { height: token.space[8] },
  '& > .spinner': { ...spinner, width: '14px', height: '14px' },
  '& > button': {
    minHeight: token.size.target,
    color: color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** Below the last message. */
export const Bottom = styled.div({ height: token.space[24] });
