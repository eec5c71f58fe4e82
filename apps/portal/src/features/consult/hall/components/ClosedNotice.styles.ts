import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { surface, text } = token.color;
const { fontSize, lineHeight, space } = token;

/** The picture of the closed room beside its words. */
export const ClosedCard = styled.div({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[48],
  minHeight: '300px',
  paddingInlineEnd: space[48],
  borderRadius: token.radius.dialog,
  overflow: 'hidden',
  background: surface.card,
  boxShadow: token.shadow[2],
  '& > svg': { alignSelf: 'end' },
  '& h2': { fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& p': {
    margin: '6px 0 20px',
    fontSize: fontSize[16],
    lineHeight: '26px',
    color: text.secondary,
    '& > span': { display: 'block' },
  },
});

/** What can be done until it opens. */
export const Actions = styled.div({ display: 'flex', gap: space[12] });
