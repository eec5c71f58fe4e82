import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const appear = keyframes({ from: { opacity: 0 } });
const topColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
} as const;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;

/** White ground of cover and purchase panel: 762 and 370 of the 1154 grid. */
export const Top = styled.div({
  paddingBottom: token.space[40],
  background: token.color.surface.card,
});

/** What stands on it, below the way that led here. */
export const Inner = styled.div({ ...page, '& > nav': { padding: '14px 0' } });

/** The same while the course is on its way, or does not come. */
export const Waiting = styled.div({ ...page, paddingTop: token.space[48] });

/** Cover beside purchase panel. */
export const TopColumns = styled.div(topColumns);

/** The picture of the course, 16:9; the subject's first character stands in for a missing one. */
export const Cover = styled.div({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '762 / 428',
  marginBottom: token.space[16],
  borderRadius: token.radius.dialog,
  overflow: 'hidden',
  background: token.color.actionSoft.bg,
  color: token.color.actionSoft.fg,
  fontSize: '96px',
  fontWeight: token.weight.semibold,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-closed] > img': { filter: 'saturate(.4)' },
});

/** The shape of cover and panel while the course is on its way; it appears after 300 ms (ui-kit 5.2). */
export const Shape = styled.div({ ...topColumns, minHeight: '516px' });

/** The place of the cover. */
export const CoverShape = styled.div({
  aspectRatio: '762 / 428',
  alignSelf: 'start',
  borderRadius: token.radius.dialog,
  background: token.color.surface.sunken,
  animation: `${appear} ${token.motion.fast} 300ms backwards`,
});

/** The place of the panel. */
export const PanelShape = styled.div({ display: 'grid', alignContent: 'start', gap: token.space[40] });

/** Tabs of the page's sections, kept below the header. */
export const TabBar = styled.div({
  position: 'sticky',
  zIndex: token.z.sticky,
  top: token.header.h,
  background: token.color.surface.card,
  borderTop: `1px solid ${token.color.border.subtle}`,
  boxShadow: token.shadow[1],
});

/** The tabs on the grid of the page. */
export const TabsPlace = styled.div(page);

/** Text of 860 and an aside of 272. */
export const Columns = styled.div({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 860px) minmax(0, 272px)',
  gap: token.layout.gutter,
  '& > aside': {
    position: 'sticky',
    top: `calc(${token.header.h} + 72px)`,
    display: 'grid',
    gap: token.layout.gutter,
    alignSelf: 'start',
    marginTop: token.space[40],
  },
});

/** One section of the text, which a tab leads to. */
export const Section = styled.section({
  marginTop: token.space[40],
  scrollMarginTop: `calc(${token.header.h} + 48px)`,
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: token.space[12],
    marginBottom: token.space[16],
    fontSize: token.fontSize[20],
    lineHeight: token.lineHeight[20],
    '& > small': {
      fontSize: token.fontSize[13],
      fontWeight: token.weight.regular,
      color: token.color.text.tertiary,
    },
  },
});

/** What the course is about, and what one can do afterwards. */
export const Synopsis = styled.div({
  padding: '24px 28px 28px',
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > :is(p, div)': { fontSize: token.fontSize[16], lineHeight: '28px' },
  '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${token.space[16]} ${token.space[32]}` },
  '& > div + ul': { marginTop: token.space[20] },
  '& > ul > li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: token.space[12], lineHeight: '22px' },
  '& > ul > li > svg': {
    width: '22px',
    height: '22px',
    padding: '4px',
    borderRadius: '50%',
    strokeWidth: 2.4,
    color: token.color.actionSoft.fg,
    background: token.color.actionSoft.bg,
  },
});

/** Questions that fold their answers. */
export const Questions = styled.div({
  padding: `0 28px`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > details + details': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[16],
    minHeight: '56px',
    padding: `${token.space[8]} 0`,
    fontWeight: token.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: token.color.text.link },
    '& > svg': {
      flex: 'none',
      width: token.size.iconMd,
      height: token.size.iconMd,
      color: token.color.text.tertiary,
      transition: `rotate ${token.motion.fast}`,
    },
  },
  '& > details[open] > summary > svg': { rotate: '180deg' },
  '& p': { margin: '-4px 0 18px', color: token.color.text.secondary },
});

/** Neighbours of the course, small rows on one card. */
export const Related = styled.section({
  display: 'grid',
  gap: token.space[16],
  padding: token.space[16],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > h2': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16] },
});
