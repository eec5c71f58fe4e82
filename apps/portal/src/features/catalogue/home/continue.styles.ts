import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Over the lower edge of the hero: where a student goes on. */
export const Strip = styled.section({
  position: 'relative',
  display: 'flex',
  width: token.layout.page,
  maxWidth: '100%',
  minHeight: '104px',
  margin: '-52px auto 0',
  borderRadius: token.radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
});

/** One of its parts: words and the way on. */
export const Part = styled.div({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  padding: `${space[16]} ${space[20]}`,
  '& + &': { borderLeft: `1px solid ${color.border.subtle}` },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', marginTop: space[4], fontWeight: token.weight.semibold, overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});
