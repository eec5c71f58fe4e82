import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius } = token;

/** A second line: 13 px. */
export const small = { fontSize: fontSize[13], lineHeight: lineHeight[13] } as const;

/** The surface of a card. */
export const sheet = { borderRadius: radius.card, background: color.surface.card, boxShadow: token.shadow[1] } as const;

/** An icon on a soft disc of 40 px. */
export const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.pill,
  color: color.actionSoft.fg,
  background: color.actionSoft.bg,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
} as const;
