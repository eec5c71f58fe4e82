import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space } = token;

/** Poster of 370 and the rest of the page. */
export const Page = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[32]} 0 ${token.space[80]}`,
});

/** The poster beside the rest. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: '370px minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.layout.gutter,
});

/** The sheets on the right. */
export const Main = styled.div({ display: 'grid', gap: token.layout.gutter });

/** A white sheet. */
export const Sheet = styled.section({
  padding: `${space[24]} ${space[32]}`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

/** The link and its button. */
export const LinkRow = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[12],
  margin: `${space[24]} 0 ${space[12]}`,
});

/** The student's own code, and what it is for. */
export const InviteCode = styled.p({
  color: color.text.secondary,
  '& > small': {
    marginInlineStart: space[12],
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
  },
});

/** What sharing earns, a rule a line. */
export const Rules = styled.ul({
  display: 'grid',
  gap: space[8],
  margin: `${space[12]} 0 ${space[24]}`,
  color: color.text.secondary,
  '& > li': { position: 'relative', paddingInlineStart: '14px' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '2px',
    top: '9px',
    width: '4px',
    height: '4px',
    borderRadius: radius.pill,
    background: color.border.selected,
  },
});

/** The course that is shared. */
export const Course = styled.div({
  display: 'grid',
  gridTemplateColumns: '128px 1fr auto',
  alignItems: 'center',
  gap: space[16],
  marginTop: space[20],
  padding: space[12],
  borderRadius: radius.card,
  background: color.surface.page,
  '& h2': { fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: token.weight.semibold },
});

const cover = {
  width: '128px',
  height: '72px',
  borderRadius: radius.control,
  objectFit: 'cover',
  background: color.actionSoft.bg,
} as const;

/** The picture of the course. */
export const Cover = styled.img(cover);

/** In the place of a missing picture. */
export const CoverPlace = styled.span(cover);

/** Three steps in a row. */
export const Ways = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  paddingTop: space[24],
  borderTop: `1px solid ${color.border.subtle}`,
  '& > li': { display: 'flex', gap: space[12] },
  '& b': { display: 'block', fontWeight: token.weight.semibold },
  '& small': {
    display: 'block',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.secondary,
  },
});

/** The sign of a step. */
export const Disc = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.pill,
  background: color.actionSoft.bg,
  color: color.actionSoft.fg,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});
