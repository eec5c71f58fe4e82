import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { PriceTag } from '@shuyuan/ui';
import { disc, sheet, small } from '../../../shared/looks/fragments.ts';

const { color, font, fontSize, layout, lineHeight, space, weight } = token;

/** The 1154 grid. */
export const Inner = styled.div({
  width: layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  display: 'grid',
  gap: layout.gutter,
  paddingBottom: space[48],
});

/** The tinted band below the header, with the school's texture on its far side and the still life on the ticket. */
export const Desk = styled.section({
  position: 'relative',
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${color.nav.selectedBg}, ${color.actionSoft.bg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '40% 0',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.45,
    maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  },
  '& > div': {
    position: 'relative',
    boxSizing: 'border-box',
    width: layout.page,
    maxWidth: '100%',
    minHeight: '236px',
    marginInline: 'auto',
    paddingTop: space[16],
  },
  '& img': {
    position: 'absolute',
    insetInlineEnd: space[8],
    bottom: '44px',
    width: '491px',
    height: '170px',
    '@media (max-width: 900px)': { display: 'none' },
  },
});

/** Title of a page and one line below or beside it. */
export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  '& > p': { fontSize: fontSize[14], lineHeight: lineHeight[14], color: color.text.secondary },
  '& > :is(a, button, div)': { marginInlineStart: 'auto' },
  '&[data-stacked]': { display: 'grid', gap: space[4], margin: `${space[16]} 0 ${space[4]}`, maxWidth: '560px' },
  '&[data-stacked] > p': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
});

/** A page without the band: its heading stands 128 px below the top, its first card 186. */
export const Sheet = styled.div({
  width: layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[16]} 0 ${space[48]}`,
  display: 'grid',
  gap: layout.gutter,
});

/** The ticket stands on the band. */
export const OnDesk = styled.div({ marginTop: '-44px' });

/** Two columns, 8 to 4. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762fr) minmax(0, 370fr)',
  gap: layout.gutter,
  alignItems: 'start',
  '& > :only-child': { gridColumn: '1 / -1' },
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Cards below each other. */
export const Pile = styled.div({ display: 'grid', gap: layout.gutter, minWidth: 0 });

/** A card with its title. */
export const Box = styled.section({
  padding: space[24],
  ...sheet,
  minWidth: 0,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space[12],
    marginBottom: space[16],
    '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
    '& > p': { ...small, color: color.text.tertiary },
  },
});

/** Shares of the paper as one bar, with what each is below it. */
export const Makeup = styled.ul({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: '96px' },
  '& i': { display: 'block', height: '10px', marginBottom: '10px', background: color.progress.fill },
  '& li:nth-of-type(2) i': { opacity: 0.7 },
  '& li:nth-of-type(3) i': { opacity: 0.5 },
  '& li:nth-of-type(n + 4) i': { opacity: 0.35 },
  '& li:first-of-type i': { borderStartStartRadius: '5px', borderEndStartRadius: '5px' },
  '& li:last-of-type i': { borderStartEndRadius: '5px', borderEndEndRadius: '5px' },
  '& b': { display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& span': { ...small, color: color.text.tertiary },
});

/** Topics of the paper. */
export const Topics = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[20],
  paddingTop: space[20],
  borderTop: `1px solid ${color.border.subtle}`,
});

/** Paragraphs of a school. */
export const Words = styled.div({
  display: 'grid',
  gap: space[12],
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Levels of the scale, the highest first. */
export const Levels = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px 96px minmax(0, 1fr) auto',
    gap: space[16],
    alignItems: 'center',
    minHeight: '72px',
    marginInline: `-${space[12]}`,
    paddingInline: space[12],
    borderRadius: token.radius.card,
    '& b': { fontWeight: weight.semibold, overflowWrap: 'anywhere' },
    '& small': { display: 'block', ...small, color: color.text.tertiary },
    '& > [data-range]': { fontFamily: font.number, fontSize: fontSize[16], fontWeight: weight.semibold },
    '&[data-own]': { background: color.actionSoft.bg },
    '&[data-own] small': { color: color.text.secondary },
  },
});

/** The price on the ground of one's own level, which the colour of prices does not stand out from. */
export const OwnPrice = styled(PriceTag)({ '& > [aria-hidden]': { color: color.actionSoft.fg } });

/** Advice with an icon on a disc. */
export const Ready = styled.ul({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '14px' },
  '& > li > span': disc,
  '& > li > a': { marginInlineStart: 'auto' },
  '&[data-row]': { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: `${space[16]} ${space[40]}` },
  '& b': { display: 'block', fontWeight: weight.semibold },
  '& small': { ...small, color: color.text.tertiary },
});

/** A large number and what it counts. */
export const Proof = styled.p({
  fontSize: fontSize[16],
  lineHeight: '30px',
  '& > b': { marginInlineEnd: space[4], fontFamily: font.number, fontSize: fontSize[24], fontWeight: weight.semibold },
  '& > span': { color: color.text.secondary },
});

/** A course in a line: picture, name, price, way there. */
export const CourseLine = styled.section({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr) auto auto',
  gap: space[16],
  alignItems: 'center',
  padding: space[16],
  ...sheet,
  '& > :is(img, span[data-cover])': {
    width: '192px',
    height: '108px',
    borderRadius: '8px',
    objectFit: 'cover',
    background: color.surface.sunken,
  },
  '& h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
  '& p': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginTop: space[4],
    fontSize: fontSize[13],
    color: color.text.secondary,
  },
});

/** Fields of a visitor on the ticket. */
export const GuestFields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'center',
  gap: `${space[8]} ${space[20]}`,
  '& > p, & > [role="alert"]': { gridColumn: '1 / -1' },
  '& > p': {
    paddingTop: space[12],
    borderTop: `1px dashed ${color.border.subtle}`,
    ...small,
    color: color.text.secondary,
  },
});

/** Whom to ask. */
export const ContactRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  '& > p': { marginInlineEnd: 'auto' },
  '& b': { display: 'block', fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& small': { fontSize: fontSize[13], color: color.text.secondary },
  '& > strong': { fontFamily: font.number, fontSize: fontSize[20], fontWeight: weight.semibold },
});
