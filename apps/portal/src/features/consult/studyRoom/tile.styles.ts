import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { status, surface } = token.color;
const { space } = token;
const badge = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: `calc(100% - ${space[16]})`,
  padding: '2px 8px',
  borderRadius: token.radius.control,
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  background: surface.photoScrim,
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
} as const;

/** One person: picture or portrait, name, voice. */
export const Tile = styled.figure({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  margin: 0,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: token.call.cancelBg,
  '&[data-speaking]': { boxShadow: `0 0 0 2px ${status.success.border}` },
  '@media (forced-colors: active)': { '&[data-speaking]': { outline: '2px solid Highlight' } },
  '& > video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& > video[data-own]': { transform: 'scaleX(-1)' },
  '& > video[data-hidden]': { opacity: 0 },
  '&[data-frozen] > video': { opacity: 0.35, filter: 'grayscale(1)' },
});

/** Words over a picture that does not move any more. */
export const TileFrozen = styled.span({ ...badge, position: 'relative' });

export const TileName = styled.figcaption({
  ...badge,
  insetInlineStart: space[8],
  bottom: space[8],
  overflowWrap: 'anywhere',
});

export const TileDelay = styled.span({
  ...badge,
  top: space[8],
  insetInlineEnd: space[8],
  fontVariantNumeric: 'tabular-nums',
});

/** Where sound that the browser blocked is switched on. */
export const TileSound = styled.span({ position: 'absolute', insetBlock: 'auto 8px', insetInline: 'auto 8px' });
