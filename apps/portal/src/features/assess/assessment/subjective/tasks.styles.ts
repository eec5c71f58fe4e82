import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { sheet, small } from '../../../../shared/looks/fragments.ts';

const { color, fontSize, layout, lineHeight, size, space, weight } = token;

/** Tasks at the start, what is there of each at the end. */
export const TasksColumns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gap: layout.gutter,
  alignItems: 'start',
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The tasks below each other; one takes the focus when it is jumped to. */
export const Tasks = styled.div({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  '& > section': { scrollMarginTop: space[24] },
});

/** The list of the tasks stays in view with what is below it. */
export const TasksAside = styled.div({
  position: 'sticky',
  top: space[24],
  display: 'grid',
  gap: layout.gutter,
  minWidth: 0,
  '@media (max-width: 1000px)': { position: 'static' },
});

/** A card beside the tasks. */
export const SideBox = styled.section({
  padding: space[20],
  ...sheet,
  minWidth: 0,
  '& > h2': {
    marginBottom: space[12],
    fontSize: fontSize[16],
    lineHeight: lineHeight[16],
    fontWeight: weight.semibold,
  },
  '& > blockquote': { margin: `${space[16]} 0`, fontSize: fontSize[14], lineHeight: '24px', overflowWrap: 'anywhere' },
  '& > ul': { display: 'grid', gap: space[12], margin: `${space[16]} 0 0`, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: fontSize[13],
    color: color.text.secondary,
  },
  '& > ul svg': { flex: 'none', width: size.iconSm, height: size.iconSm },
});

/** Portrait and name of who marks. */
export const Marker = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& b': { display: 'block', fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: weight.semibold },
  '& small': { ...small, color: color.text.tertiary },
});
