import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { layout, space } = token;

/** Tasks at the start, what is there of each at the end. */
export const TasksColumns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gap: layout.gutter,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: space[24] },
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
});

/** The tasks below each other. */
export const Tasks = styled.div({ display: 'grid', gap: space[16], minWidth: 0 });
