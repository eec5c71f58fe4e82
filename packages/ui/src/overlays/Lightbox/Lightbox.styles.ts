import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { visuallyHidden } from '../../foundations/css.ts';

/** The dark full-window backdrop of a picture. */
export const Surface = styled(Dialog.Popup)({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '56px minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  outline: 0,
  background: alpha(token.color.surface.inverse, 96),
  color: token.color.text.inverse,
  '& :focus-visible': { outlineColor: token.color.focus.ringInverse },
  '& > .bar': { display: 'flex', alignItems: 'center', gap: token.space[4], padding: `0 ${token.space[16]}` },
  '& > .bar > .place': { marginInlineEnd: 'auto', fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '& > .stage': {
    position: 'relative',
    display: 'grid',
    placeItems: 'safe center',
    minHeight: 0,
    padding: `0 ${token.space[80]}`,
    overflow: 'auto',
    outlineOffset: '-4px',
  },
  '& .picture': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '100%',
    minHeight: 0,
    objectFit: 'contain',
    borderRadius: token.space[4],
    cursor: 'zoom-in',
  },
  // Always larger than the stage, or a small picture could not be enlarged.
  '&[data-zoomed] .picture': { minWidth: '160%', maxWidth: 'none', maxHeight: 'none', cursor: 'zoom-out' },
  '& .broken': { display: 'grid', justifyItems: 'center', gap: token.space[12] },
  '& .broken > svg': { width: '40px', height: '40px' },
  '& .turn': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    borderRadius: token.radius.pill,
    background: alpha(token.color.surface.inverse, 72),
  },
  '& .turn[data-way="back"]': { insetInlineStart: token.space[16] },
  '& .turn[data-way="forward"]': { insetInlineEnd: token.space[16] },
  '& > .caption': {
    minHeight: token.space[48],
    margin: 0,
    padding: `${token.space[12]} ${token.space[80]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '& .said': visuallyHidden,
});
