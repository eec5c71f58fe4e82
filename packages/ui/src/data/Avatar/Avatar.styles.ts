import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The round picture; initials are below it and show when it is missing or broken. */
export const Root = styled.span({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: token.radius.pill,
  fontSize: token.fontSize[14],
  lineHeight: 1,
  fontWeight: token.weight.semibold,
  color: token.color.actionSoft.fg,
  background: token.color.actionSoft.bg,
  userSelect: 'none',
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    objectPosition: '50% 12%',
    background: token.color.actionSoft.bg,
  },
  '&[data-size="20"]': { width: '20px', height: '20px', fontSize: '10px' },
  '&[data-size="24"]': { width: '24px', height: '24px', fontSize: '11px' },
  '&[data-size="40"]': { width: '40px', height: '40px', fontSize: token.fontSize[16] },
  '&[data-size="56"]': { width: '56px', height: '56px', fontSize: token.fontSize[20] },
  '&[data-size="96"]': { width: '96px', height: '96px', fontSize: token.fontSize[32] },
  '&[data-member]': {
    boxShadow: `0 0 0 2px ${token.color.surface.card}, 0 0 0 4px ${token.color.accent.bg}`,
  },
});

/** Overlapping avatars; `--_ring` is the colour of their ring, that of the background. */
export const Group = styled.span({
  display: 'inline-flex',
  '& > *': { boxShadow: `0 0 0 2px var(--_ring, ${token.color.surface.card})` },
  '& > * + *': { marginInlineStart: '-8px' },
  '& > .more': {
    fontWeight: token.weight.medium,
    color: token.color.text.secondary,
    background: token.color.surface.sunken,
  },
});
