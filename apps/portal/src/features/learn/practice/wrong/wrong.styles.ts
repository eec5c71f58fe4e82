import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** The questions of the book, one below the other. */
export const Items = styled.div({ display: 'grid', gap: space[20], marginTop: space[20] });

/** What is known about a wrong question, above its own note and its actions. */
export const Foot = styled.div({
  display: 'grid',
  gap: space[12],
  padding: `${space[16]} ${space[32]} ${space[24]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** What can be done with a question. */
export const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** The student's own note, and the button that keeps it. */
export const NoteLine = styled.div({
  display: 'flex',
  alignItems: 'end',
  gap: space[12],
  '& > :first-child': { flex: 1 },
});
