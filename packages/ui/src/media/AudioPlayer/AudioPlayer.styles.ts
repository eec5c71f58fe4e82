import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { active, hover, type } from '../../foundations/css.ts';

/** The round button that starts playback or recording. */
export const roundButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: token.color.action.bg,
  boxShadow: `inset 0 0 0 1px ${token.color.action.edge}`,
  color: token.color.action.fg,
  cursor: 'pointer',
  transition: `background ${token.motion.fast}`,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  [hover]: { background: token.color.action.bgHover },
  [active]: { background: token.color.action.bgActive },
} as const;

export const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  padding: token.space[16],
  borderRadius: token.radius.card,
  background: token.color.surface.sunken,
  '& > .toggle': roundButton,
  // Play and pause are filled; the replay icon is an outline.
  '& > .toggle > [data-solid]': { fill: 'currentColor' },
  '& > .what': { flex: 1, minWidth: '120px' },
  '& .title': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: token.weight.medium,
    ...type[14],
  },
  '& .failed': { color: token.color.status.danger.fg, ...type[13] },
  '& > .time': {
    flex: 'none',
    color: token.color.text.secondary,
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[13],
  },
  '& > select': {
    appearance: 'none',
    flex: 'none',
    minWidth: '56px',
    height: token.field.hSm,
    padding: `0 ${token.space[8]}`,
    border: 0,
    borderRadius: token.radius.control,
    background: token.color.surface.card,
    color: token.color.text.secondary,
    font: 'inherit',
    textAlign: 'center',
    cursor: 'pointer',
    [hover]: { color: token.color.text.primary },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
