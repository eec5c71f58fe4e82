import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Files of an answer, one below the other. */
export const Files = styled.div({ display: 'grid', gap: token.space[12] });

/** Points by what a question was marked by, below it. */
export const Criteria = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[24]}`,
  margin: `${token.space[8]} 0 0`,
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: token.color.text.secondary,
  '& > div': { display: 'flex', gap: token.space[8] },
  '& dd': { margin: 0, fontFamily: token.font.number, color: token.color.text.primary },
});
