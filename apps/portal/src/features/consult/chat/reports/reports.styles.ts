import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** The four figures of a report, two in a row. */
export const Figures = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
});

/** A text that is published, or a line of what happens next. */
export const Said = styled.p({
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: color.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > b': { display: 'block', color: color.text.primary },
});
