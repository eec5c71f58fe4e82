import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Reserve } from '../../../../page/Reserve.tsx';

/** The strip over the edge of the hero, and below it the lessons that come soon. */
const Places = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  height: '316px',
  marginInline: 'auto',
  '&::before': {
    content: '""',
    position: 'relative',
    display: 'block',
    height: '104px',
    marginTop: '-52px',
    borderRadius: token.radius.dialog,
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
  },
});

/** In the place of what is a student's own, before it is known. */
export const OwnAhead = () => (
  <Reserve>
    <Places />
  </Reserve>
);
