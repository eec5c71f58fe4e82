import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Bar as WindowBar } from '../window.styles.ts';

const { color, fontSize, lineHeight, space } = token;

/** One dark bar back to the editor. */
export const Bar = styled(WindowBar)({
  color: color.text.inverse,
  background: color.surface.inverse,
  '& > p': { margin: 0, fontSize: fontSize[13], lineHeight: lineHeight[13] },
});

/** The sheet in the middle. */
export const Sheet = styled.div({
  display: 'grid',
  gap: token.layout.gutter,
  width: '860px',
  maxWidth: token.layout.page,
  margin: '0 auto',
  '& > article': { display: 'grid', gap: space[20], justifyItems: 'start', padding: `${space[40]} ${space[64]}` },
  '& > article > *': { minWidth: 0, maxWidth: '100%' },
  '& > article > :is(div, section)': { width: '100%' },
});

/** Picture, name, and what is known before it is published. */
export const Author = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > p': { margin: 0 },
  '& small': { display: 'block', fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});

/** The cover over the whole width. */
export const Cover = styled.img({
  width: '100%',
  aspectRatio: '2.35',
  objectFit: 'cover',
  borderRadius: token.radius.card,
});
