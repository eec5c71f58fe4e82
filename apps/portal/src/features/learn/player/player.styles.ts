import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, space, fontSize, lineHeight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;
const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: '22px' } as const;

/** Dark ground of the picture and the outline. */
export const Stage = styled.section({
  padding: `${space[16]} 0 ${space[32]}`,
  color: color.text.inverse,
  background: color.surface.inverse,
  '& > div': page,
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '48px',
    marginBottom: space[8],
    '& > a': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '32px',
      height: '32px',
      borderRadius: token.radius.control,
      color: 'inherit',
      '&:focus-visible': { outline: `2px solid ${color.focus.ringInverse}` },
      '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
    },
    '& > h1': { fontSize: fontSize[18], lineHeight: lineHeight[18], overflowWrap: 'anywhere' },
    '& > p': {
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: fontSize[13],
      color: alpha(color.text.inverse, 72),
    },
    '& > button': {
      flex: 'none',
      marginInlineStart: 'auto',
      color: color.text.inverse,
      background: alpha(color.surface.card, 16),
      '&:hover': { background: alpha(color.surface.card, 24) },
      '&:focus-visible': { outlineColor: color.focus.ringInverse },
    },
  },
});

/** Picture and outline. */
export const StageColumns = styled.div({ ...columns, alignItems: 'start' });

/** The place of the picture where there is none: words, and the way on. */
export const Screen = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  aspectRatio: '16 / 9',
  padding: space[32],
  borderRadius: token.radius.card,
  textAlign: 'center',
  background: alpha(color.surface.card, 8),
  '& > h2': { fontSize: fontSize[20], lineHeight: lineHeight[20] },
  '& > p': { fontSize: fontSize[14], color: alpha(color.text.inverse, 75) },
});

/** A lesson to read or to hear, on light ground in the place of the picture. */
export const Sheet = styled.div({
  aspectRatio: '16 / 9',
  overflow: 'auto',
  padding: space[32],
  borderRadius: token.radius.card,
  color: color.text.primary,
  background: color.surface.card,
  '&[data-form="audio"]': { display: 'grid', alignContent: 'center', gap: space[24] },
  '&[data-form="audio"] > img': {
    width: '320px',
    maxWidth: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    justifySelf: 'center',
    borderRadius: token.radius.card,
  },
  '&[data-form="document"]': { padding: 0 },
});

/** The lessons beside the picture, as high as it. */
export const Side = styled.aside({
  position: 'relative',
  alignSelf: 'stretch',
  minHeight: '320px',
  borderRadius: token.radius.card,
  // The ground of the kit's list in it.
  background: color.surface.inverse,
  boxShadow: `inset 0 0 0 1px ${alpha(color.surface.card, 16)}`,
  '& > div': { position: 'absolute', inset: 0, overflow: 'auto', paddingBlock: space[16], paddingInline: space[8] },
});

/** Title of the outline, and how much is learnt. */
export const SideHead = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: space[8],
  fontSize: fontSize[13],
  '& > h2': { fontSize: fontSize[16] },
});

/** The same as a bar. */
export const SideBar = styled.div({ paddingInline: space[8], paddingBlock: `${space[8]} ${space[12]}` });

/** Tabs on white, with the word about the saved position. */
export const Bar = styled.div({
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > div': { ...page, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[16] },
  '& p': { display: 'flex', alignItems: 'center', gap: '6px', fontSize: fontSize[13], color: color.text.secondary },
  '& svg': { width: '16px', height: '16px' },
});

/** Notes and files, and what stands beside them. */
export const Desk = styled.div({
  ...page,
  ...columns,
  alignItems: 'start',
  paddingTop: space[24],
  paddingBottom: space[80],
  '& > aside': { display: 'grid', gap: space[16] },
  '& > div > section, & aside section': {
    display: 'grid',
    gap: space[12],
    padding: '20px',
    borderRadius: token.radius.card,
    background: color.surface.card,
    '& h2': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
    '& p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
  },
});

/** Keys in two columns. */
export const KeyGrid = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  fontSize: fontSize[13],
  color: color.text.secondary,
  '& kbd': {
    padding: `0 ${space[4]}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: '4px',
    fontFamily: 'inherit',
    marginInlineEnd: space[4],
  },
});

const thumbnail = {
  display: 'block',
  width: '168px',
  aspectRatio: '16 / 9',
  borderRadius: token.radius.control,
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${color.border.subtle}`,
} as const;

/** A note: its second, its words, its tools. */
export const NoteRow = styled.li({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  '&[data-read]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  gap: space[16],
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${color.border.subtle}`,
  '&:last-child': { borderBottom: 0 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[12], color: color.text.tertiary },
  '& > div': { display: 'grid', gap: space[4], justifyItems: 'start' },
  '& > div > a': { marginBlock: space[4] },
  '& > div > a > img': thumbnail,
  '& > span': { display: 'flex' },
});

/** Where a note is written. */
export const Composer = styled.form({ display: 'grid', gap: space[8] });

/** The picture that a note will hold, with a way to do without. */
export const FrameBox = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  '& > img': thumbnail,
});

/** Its second, and what is done with it. */
export const ComposerFoot = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > :last-child': { display: 'flex', gap: space[8], marginInlineStart: 'auto' },
  '& small': { marginInlineStart: space[8], fontSize: fontSize[12], color: color.text.secondary },
});

/** The page while it is on its way. */
export const Waiting = styled.div({ ...page, paddingTop: space[48], paddingBottom: space[80] });

/** The course of a trial in a line: its picture, its words, the way to it. */
export const Offer = styled.section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  borderRadius: token.radius.card,
  color: color.text.primary,
  background: color.surface.card,
  textAlign: 'start',
  '& > img': { width: '128px', height: '72px', objectFit: 'cover', borderRadius: token.radius.card },
  '& > div': { display: 'grid', gap: space[4], flex: 1, minWidth: 0 },
  '& small': { color: color.text.secondary },
});
