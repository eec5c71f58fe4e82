import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** 1154 px, sections 64 px apart. */
export const Page = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[64],
  width: token.layout.page,
  margin: `${token.space[24]} auto 0`,
});

/** Four tiles a row. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 272px))',
  gap: `28px ${token.layout.gutter}`,
});

/** Biography beside the results. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
  marginTop: token.space[24],
});

/** What a lecturer was honoured with, on a card of its own. */
export const Honours = styled.aside({
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > ul': { display: 'grid', gap: token.space[12], margin: `${token.space[16]} 0 0`, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    paddingInlineStart: token.space[16],
    borderInlineStart: `2px solid ${token.color.accent.bg}`,
    color: token.color.text.secondary,
  },
});

/** A longer text on a card. */
export const Paragraphs = styled.div({
  fontSize: token.fontSize[16],
  lineHeight: token.lineHeight[16],
  color: token.color.text.secondary,
  '& > div > * + *': { marginTop: token.space[16] },
  padding: token.space[32],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

/** Title, one line of explanation, and the search to the right. */
export const Intro = styled.header({
  display: 'flex',
  alignItems: 'flex-end',
  gap: token.space[24],
});

/** The words of it. */
export const IntroText = styled.div({ display: 'grid', gap: token.space[8], flex: 1 });

/** The search beside it. */
export const SearchPlace = styled('search')({ width: '300px' });

/** How many there are, and the cards. */
export const Listing = styled.section({
  display: 'grid',
  gap: token.space[16],
  marginTop: `calc(-1 * ${token.space[40]})`,
});
