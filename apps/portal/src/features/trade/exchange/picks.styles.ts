import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { border, surface, text } = token.color;
const { space } = token;

/** Course cards as one choice in a window. */
export const Picks = styled.div({
  display: 'grid',
  gap: space[12],
  maxHeight: '50vh',
  margin: `${space[16]} 0`,
  overflow: 'auto',
});

/** One course to pick. */
export const Pick = styled.label({
  display: 'grid',
  gridTemplateColumns: 'auto 96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${border.subtle}`,
  borderRadius: token.radius.control,
  cursor: 'pointer',
  '&[data-picked]': { borderColor: border.selected, background: token.color.nav.selectedBg },
  '&[data-out]': { cursor: 'not-allowed', color: text.tertiary },
  '& > input': { width: '18px', height: '18px', margin: 0, accentColor: token.color.action.bg },
  '& b': { display: 'block', fontWeight: token.weight.semibold },
  '& small': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], color: text.tertiary },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
});

/** The picture of a course; without one, a tint of its size. */
export const PickCover = styled.img({
  width: '96px',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: token.course.coverRadius,
  background: surface.sunken,
});
