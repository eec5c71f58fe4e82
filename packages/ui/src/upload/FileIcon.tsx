import styled from '@emotion/styled';
import { extensionOf } from '@shuyuan/rules';
import { alpha, token } from '@shuyuan/tokens';

const { danger, success, warning, info } = token.color.status;

/** The sheet with a folded corner; its letters are decorative, the file name is beside it. */
const Sheet = styled.span({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  flex: 'none',
  width: '32px',
  height: '38px',
  paddingBottom: '5px',
  borderStartStartRadius: '5px',
  borderStartEndRadius: '11px',
  borderEndEndRadius: '5px',
  borderEndStartRadius: '5px',
  fontFamily: token.font.number,
  fontWeight: 700,
  fontSize: '9px',
  lineHeight: '11px',
  letterSpacing: '.02em',
  color: token.color.text.inverse,
  background: token.color.surface.inverse,
  '&::before': { content: 'attr(data-type)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    width: '11px',
    height: '11px',
    borderStartStartRadius: 0,
    borderStartEndRadius: '11px',
    borderEndEndRadius: 0,
    borderEndStartRadius: '4px',
    background: alpha(token.color.surface.card, 38),
    clipPath: 'polygon(0 0, 100% 100%, 0 100%)',
  },
  '&[data-family="pdf"]': { color: danger.solidFg, background: danger.solid },
  '&[data-family="doc"]': { color: info.solidFg, background: info.solid },
  '&[data-family="xls"]': { color: success.solidFg, background: success.solid },
  '&[data-family="ppt"]': { color: warning.solidFg, background: warning.solid },
  '&[data-family="audio"]': { color: token.color.accent.fg, background: token.color.accent.bg },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const FAMILIES: Record<string, string> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'doc',
  xls: 'xls',
  xlsx: 'xls',
  ppt: 'ppt',
  pptx: 'ppt',
  mp3: 'audio',
  mpeg: 'audio',
};

/** The type of a file as a small icon, derived from its name. */
export function FileIcon({ name }: { name: string }) {
  const extension = extensionOf(name);
  return (
    <Sheet className="icon" aria-hidden="true" data-type={extension.toUpperCase()} data-family={FAMILIES[extension]} />
  );
}
