import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Sections of the learning centre, 32 px apart (ui-kit 5.1). */
export const Page = styled.div({ display: 'flex', flexDirection: 'column', gap: token.space[32] });

/** A section on a card. */
export const Section = styled.section({
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

/** Portrait and name. */
export const Person = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  marginBottom: token.space[24],
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** Facts in two columns. */
export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${token.space[16]} ${token.space[40]}`,
  margin: 0,
});

/** A fact: its name, then what it is. */
export const FactRow = styled.div({ display: 'flex', gap: token.space[16] });
export const FactName = styled.dt({ flex: 'none', width: '96px', color: token.color.text.tertiary });
export const FactValue = styled.dd({ minWidth: 0, margin: 0, overflowWrap: 'anywhere' });

/** One line of the security settings. */
export const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[24],
  marginTop: token.space[16],
});

/** Buttons side by side. */
export const Ways = styled.div({ display: 'flex', flex: 'none', gap: token.space[12] });

/** Three tiles a row beside the side menu. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 272px))',
  gap: `28px ${token.layout.gutter}`,
});

/** Title of a section, a line about it and its button at the end. */
export const SectionHead = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  minHeight: '40px',
  marginBottom: token.space[16],
});

/** Pushes what stands in it to the end of the line. */
export const AtEnd = styled.div({ marginInlineStart: 'auto' });

/** Addresses, two a row. */
export const AddressGrid = styled.ul({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token.space[16],
});

/** One address, as high as its neighbour. */
export const AddressTile = styled.li({ display: 'grid' });
