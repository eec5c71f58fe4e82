import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Sections of the learning centre, 32 px apart (ui-kit 5.1). */
export const Page = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[32],
  '& > section': {
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& > .plain': { padding: 0, background: 'none', boxShadow: 'none' },
});

/** Portrait and name. */
export const Person = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  marginBottom: token.space[24],
});

/** Facts in two columns. */
export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${token.space[16]} ${token.space[40]}`,
  margin: 0,
  '& > div': { display: 'flex', gap: token.space[16] },
  '& dt': { width: '96px', color: token.color.text.tertiary },
  '& dd': { margin: 0 },
});

/** One line of the security settings. */
export const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[24],
  marginTop: token.space[16],
});

/** Three tiles a row beside the side menu. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 272px)',
  gap: `28px ${token.layout.gutter}`,
});

/** Title of a section, a line about it and its button at the end. */
export const SectionHead = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  minHeight: '40px',
  marginBottom: token.space[16],
  '& > button': { marginLeft: 'auto' },
});

/** Addresses, two a row. */
export const AddressGrid = styled.ul({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token.space[16],
  '& > li': { display: 'grid' },
});
