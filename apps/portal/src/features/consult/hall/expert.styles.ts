import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Skeleton } from '@shuyuan/ui';

const { action, actionSoft, border, nav, progress, status, surface, text } = token.color;
const { fontSize, lineHeight, space } = token;

/** Over the lower edge of the band. */
const overlap = { position: 'relative', zIndex: 1, marginTop: '-44px' } as const;

/** The band at the top: what the study room is, whether it is open, one's own minutes. */
export const Band = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${nav.selectedBg}, ${actionSoft.bg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '40% 0',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  },
  '& h1': { fontSize: '32px', lineHeight: '42px' },
});

/** What stands on the band, as wide as the page. */
export const BandContent = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 370px',
  gap: token.layout.gutter,
  alignItems: 'center',
  width: token.layout.page,
  maxWidth: '100%',
  // Where nothing lies over the edge of the band, it ends as far below its words as it begins above them.
  minHeight: '188px',
  marginInline: 'auto',
  '&[data-overlapped]': { minHeight: '232px', paddingBottom: '44px' },
});

/** What the study room is, in a sentence. */
export const Intro = styled.p({
  margin: '6px 0 14px',
  fontSize: fontSize[16],
  lineHeight: '26px',
  color: text.secondary,
});

/** Whether it is open, a dot before it. */
export const OpenPill = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: space[32],
  paddingBlock: 0,
  paddingInline: '15px 14px',
  borderRadius: token.radius.pill,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  background: surface.card,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '8px',
    height: '8px',
    borderRadius: token.radius.pill,
    background: border.control,
    boxShadow: `0 0 0 3px ${surface.sunken}`,
  },
  '&[data-on]::before': { background: status.success.solid, boxShadow: `0 0 0 3px ${status.success.bg}` },
});

/** Below the band. */
export const Body = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  '& > section': { marginBottom: '56px', scrollMarginTop: `calc(${token.header.h} + ${space[24]})` },
  '& > section:first-of-type': { paddingTop: space[48] },
  '& > section:last-of-type': { marginBottom: 0 },
});

/** What comes first below the band, over its edge. */
export const Overlap = styled.div(overlap);

/** Where the rooms will be, before one's own place is known. */
export const RoomsAhead = styled(Skeleton)({ paddingTop: '106px' });

/** How the last place ended; where nothing stands before it, it overlaps the band itself. */
export const EndedSpot = styled.div({ marginTop: space[16], '&[data-overlaps]': overlap });

/** Head of the rooms: pills, and the filter at the end. */
export const Filters = styled.div({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minWidth: 0,
  // Long names of subjects take lines of their own; the box beside them keeps its one.
  '& > div': { minWidth: 0 },
  '& > label': { flex: 'none' },
});

/** Rooms three in a row; one's own has an outline. */
export const Rooms = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', borderRadius: token.radius.card },
  '& > li > article': { width: 'auto' },
  '& > li[data-mine]': { boxShadow: `0 0 0 2px ${border.selected}` },
});

/** Four steps on one thread. */
export const Way = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: '28px 0 26px',
  borderRadius: token.radius.card,
  listStyle: 'none',
  background: surface.card,
  boxShadow: token.shadow[1],
  '& > li': { position: 'relative', paddingBlock: '28px 0', paddingInline: '32px 24px' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: space[32],
    top: 0,
    boxSizing: 'border-box',
    width: token.chapter.nodeSize,
    height: token.chapter.nodeSize,
    borderRadius: token.radius.pill,
    border: `2px solid ${progress.fill}`,
    background: surface.card,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '52px',
    insetInlineEnd: '-24px',
    top: '5px',
    height: token.size.thread,
    background: `color-mix(in srgb, ${action.bg} 24%, ${surface.card})`,
  },
  '& h3': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& p': { marginTop: space[2], fontSize: fontSize[13], lineHeight: lineHeight[13], color: text.secondary },
});

/** Packages three in a row. */
export const Tickets = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A list of consultations on one card. */
export const RecordList = styled.ul({
  margin: 0,
  padding: 0,
  borderRadius: token.radius.card,
  overflow: 'hidden',
  listStyle: 'none',
  background: surface.card,
  boxShadow: token.shadow[1],
});

/** The fields of a dialog, one below the other. */
export const DialogFields = styled.div({
  display: 'grid',
  gap: space[16],
  // The first star stands under its label.
  '& [role="radiogroup"]': { marginInlineStart: `calc(-1 * ${space[4]})` },
  '& > p': { margin: 0, color: text.secondary },
  '& h3': { marginBottom: space[4], fontSize: fontSize[14], lineHeight: lineHeight[14] },
});

/** An answer to a question that is often asked. */
export const Answer = styled.p({ margin: 0, color: text.secondary });

/** Pictures that the question already has. */
export const SentPictures = styled.div({
  display: 'flex',
  gap: space[8],
  '& > img': { width: '56px', height: '56px', borderRadius: token.radius.control, objectFit: 'cover' },
});

/** One's own consultations beside the side menu. */
export const QaPage = styled.div({
  minWidth: 0,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '48px',
    marginBottom: space[12],
    '& > a': { marginInlineStart: 'auto' },
  },
});

/** One's minutes, and the place in a queue. */
export const QaHead = styled.div({ display: 'grid', gap: space[20], marginBottom: space[24] });

/** The place of the minutes, as high as the ticket that comes. */
export const AccountPlace = styled.div({ width: '370px', maxWidth: '100%', minHeight: '116px' });

/** The tabs above the lists. */
export const TabsPlace = styled.div({ marginBottom: space[20] });
