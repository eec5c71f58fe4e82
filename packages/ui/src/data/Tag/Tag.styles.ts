import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { filled } from '../../foundations/css.ts';

/** The pill; tone and variant are data attributes so that tests and styles read the same thing. */
export const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[4],
  height: '20px',
  maxWidth: '100%',
  padding: '0 6px',
  borderRadius: '4px',
  fontSize: token.fontSize[12],
  lineHeight: '20px',
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
  color: token.color.text.secondary,
  background: token.color.surface.sunken,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none', width: '12px', height: '12px' },
  '&[data-size="md"]': {
    height: '26px',
    padding: '0 10px',
    borderRadius: '6px',
    fontSize: token.fontSize[13],
    lineHeight: '26px',
  },
  '&[data-tone="brand"]': { color: token.color.actionSoft.fg, background: token.color.actionSoft.bg },
  '&[data-tone="accent"]': { color: token.color.accent.softFg, background: token.color.accent.softBg },
  '&[data-tone="danger"]': { color: token.color.status.danger.fg, background: token.color.status.danger.bg },
  '&[data-tone="success"]': { color: token.color.status.success.fg, background: token.color.status.success.bg },
  '&[data-tone="warning"]': { color: token.color.status.warning.fg, background: token.color.status.warning.bg },
  '&[data-tone="info"]': { color: token.color.status.info.fg, background: token.color.status.info.bg },
  '&[data-variant="solid"]': { color: token.color.text.inverse, background: token.color.surface.inverse },
  '&[data-variant="solid"][data-tone="brand"]': {
    ...filled,
  },
  '&[data-variant="solid"][data-tone="accent"]': { color: token.color.accent.fg, background: token.color.accent.bg },
  '&[data-variant="solid"][data-tone="danger"]': {
    color: token.color.status.danger.solidFg,
    background: token.color.status.danger.solid,
  },
  '&[data-variant="solid"][data-tone="success"]': {
    color: token.color.status.success.solidFg,
    background: token.color.status.success.solid,
  },
  '&[data-variant="solid"][data-tone="warning"]': {
    color: token.color.status.warning.solidFg,
    background: token.color.status.warning.solid,
  },
  '&[data-variant="solid"][data-tone="info"]': {
    color: token.color.status.info.solidFg,
    background: token.color.status.info.solid,
  },
  '&[data-variant="outline"]': { background: 'none', boxShadow: 'inset 0 0 0 1px currentColor' },
  '&[data-variant="outline"][data-tone="neutral"]': { boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}` },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.target,
    height: token.size.target,
    marginBlock: '-2px',
    marginInline: '-4px -8px',
    padding: 0,
    border: 0,
    borderRadius: token.radius.pill,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  // The target is larger than the tag, so its looks are on the cross; in the colour of the words, which a solid ground carries too.
  '& > button > svg': {
    boxSizing: 'content-box',
    width: '12px',
    height: '12px',
    padding: token.space[2],
    borderRadius: token.radius.pill,
  },
  '& > button:hover > svg': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  '& > button:focus-visible': { outline: 'none' },
  '& > button:focus-visible > svg': { outline: `${token.size.thread} solid currentColor` },
});
