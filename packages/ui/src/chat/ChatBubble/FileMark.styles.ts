import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color } = token;

/** The sheet with letters that represents a file type. */
export const FileMark = styled.span({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  flex: 'none',
  width: '36px',
  height: '43px',
  paddingBottom: '5px',
  borderStartStartRadius: '5px',
  borderStartEndRadius: '11px',
  borderEndEndRadius: '5px',
  borderEndStartRadius: '5px',
  fontFamily: token.font.number,
  fontSize: '9px',
  lineHeight: '11px',
  fontWeight: 700,
  letterSpacing: '.02em',
  color: color.text.inverse,
  background: color.surface.inverse,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    width: '11px',
    height: '11px',
    borderStartStartRadius: 0,
    borderStartEndRadius: '11px',
    borderEndEndRadius: 0,
    borderEndStartRadius: '4px',
    background: alpha(color.text.inverse, 38),
    clipPath: 'polygon(0 0, 100% 100%, 0 100%)',
  },
  '&[data-size="sm"]': { width: '32px', height: '38px' },
  '&[data-family="pdf"]': { background: color.status.danger.solid },
  '&[data-family="document"]': { background: color.status.info.fg },
  '&[data-family="sheet"]': { background: color.status.success.fg },
  '&[data-family="slides"]': { background: color.accent.strong },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
