import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Head of the page: title, one line, one button at its end. */
export const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  marginBottom: space[16],
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary, paddingTop: '6px' },
  '& > :last-child:not(h1)': { marginLeft: 'auto' },
});

/** Practices of one kind, below their heading. */
export const Group = styled.section({
  display: 'grid',
  gap: space[12],
  marginTop: space[24],
  '& > header': { display: 'flex', alignItems: 'baseline', gap: space[12] },
  '& > header > h2': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& > header > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});
