import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button } from '@shuyuan/ui';

const { color, fontSize, lineHeight, space } = token;

/** Sections of the learning centre, 32 px apart (ui-kit 5.1). */
export const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBottom: token.space[80],
});

/** Greeting, what the week holds, the day. */
export const Head = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  minHeight: '38px',
  marginBottom: `calc(-1 * ${space[16]})`,
  '& > h1': { minWidth: 0, overflowWrap: 'anywhere', fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& > p': { color: color.text.secondary },
  '& > time': { marginInlineStart: 'auto', fontSize: fontSize[13], color: color.text.tertiary },
});

/** Four figures in a row. */
export const StatRow = styled.section({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

/** One class below the other. */
export const ClassList = styled.ul({ display: 'grid', gap: space[12] });

/** Shows the rest of the classes. */
export const MoreButton = styled(Button)({ marginTop: space[12] });

/** Three tiles a row beside the side menu. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 272px))',
  gap: `28px ${token.layout.gutter}`,
});

/** The ticket of the next class, below what falls out. */
export const TicketPart = styled.div({ display: 'grid', gap: space[12] });

/** An address, and what copies it. */
export const CopyLine = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  margin: `${space[16]} 0`,
});

/** Links below the facts of the ticket. */
export const TicketLinks = styled.span({ display: 'flex', flexWrap: 'wrap', gap: space[16] });
