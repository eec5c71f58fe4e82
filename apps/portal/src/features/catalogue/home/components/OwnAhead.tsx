import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Skeleton } from '@shuyuan/ui';
import { Reserve } from '../../../../page/Reserve.tsx';

/** The strip over the edge of the hero, and below it the lessons that come soon. */
const Places = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  minHeight: '316px',
  marginInline: 'auto',
  '&::before': {
    content: '""',
    position: 'relative',
    display: 'block',
    height: '104px',
    margin: `-52px 0 ${token.space[48]}`,
    borderRadius: token.radius.dialog,
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
  },
});

/** In the place of what is a student's own, before it is known. */
export const OwnAhead = () => (
  <Reserve>
    <Places>
      <Skeleton variant="card" count={4} />
    </Places>
  </Reserve>
);
