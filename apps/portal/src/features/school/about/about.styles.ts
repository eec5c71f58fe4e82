import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** 1154 px, sections 64 px apart. */
export const Page = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[64],
  width: token.layout.page,
  margin: `${token.space[48]} auto 0`,
});

/** Tinted band over the whole width: words to the left, the brand's picture to the right. */
export const Band = styled.header({
  background: token.color.actionSoft.bg,
  '& > div': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: token.space[16],
    width: token.layout.page,
    minHeight: '360px',
    margin: '0 auto',
    paddingInlineEnd: '566px',
  },
});

/** The buttons below the words. */
export const Actions = styled.p({ display: 'flex', gap: token.space[16], margin: `${token.space[8]} 0 0` });

/** The brand's picture. */
export const Picture = styled.span({
  position: 'absolute',
  insetInlineEnd: 0,
  top: token.space[32],
  bottom: token.space[32],
  width: '524px',
  borderRadius: token.radius.dialog,
  background: `${token.img.hero} 50% / cover no-repeat`,
});

/** The thread laid flat: four stages of a lesson, tied by one line. */
export const Steps = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: token.space[8],
    alignContent: 'start',
    paddingTop: token.space[32],
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '5px',
      insetInlineStart: 0,
      insetInlineEnd: `calc(-1 * ${token.layout.gutter})`,
      height: '2px',
      background: token.chapter.thread,
    },
    '&:last-of-type::before': { insetInlineEnd: 0 },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInlineStart: 0,
      width: token.chapter.nodeSize,
      height: token.chapter.nodeSize,
      borderRadius: token.radius.pill,
      background: token.chapter.nodeDone,
    },
  },
});

/** Three lines, each on a card. */
export const Whom = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 370px))',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
  },
});

/** What is paid for, as a list of facts. */
export const Prices = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 370px))',
  gap: token.layout.gutter,
  margin: 0,
  '& > div': {
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& dt': { fontSize: token.fontSize[18], lineHeight: token.lineHeight[18], fontWeight: token.weight.semibold },
  '& dd': { margin: `${token.space[8]} 0 0`, color: token.color.text.secondary },
});

/** The cards of the apps in a row. */
export const Apps = styled.div({ display: 'flex', gap: token.layout.gutter });

/** One card an app. */
export const App = styled.section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[12],
  width: '272px',
  padding: token.space[32],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

/** The computer needs no app: its card fills the row. */
export const Computer = styled(App)({
  flex: 1,
  alignItems: 'flex-start',
  width: 'auto',
  '& > :last-child': { marginTop: 'auto' },
});
