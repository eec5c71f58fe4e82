import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { sheet } from '../../../shared/looks/fragments.ts';

const { color, radius, space } = token;

/** One column of 958. */
export const TeamPageRoot = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.layout.gutter,
  width: '958px',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[24]} 0 ${space[80]}`,
});

/** Whose group it is, and how far. */
export const TeamHead = styled.header({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  marginBottom: space[24],
  '& > h1': { overflowWrap: 'anywhere' },
  '& > ol': { flex: 'none' },
});

/** The link on the left, its code on the right. */
export const InviteRoot = styled.section({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[40],
  marginTop: space[8],
  padding: `${space[24]} ${space[32]}`,
  scrollMarginTop: `calc(${token.header.h} + ${space[24]})`,
  '& > :last-of-type:not(:only-of-type)': {
    paddingInlineStart: space[32],
    borderInlineStart: `1px solid ${color.border.subtle}`,
  },
});

/** The link and its button. */
export const InviteLink = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[12],
  margin: `${space[16]} 0 ${space[12]}`,
});

/** Cover, name, price and the way to the course. */
export const CourseRow = styled.section({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: '160px 1fr auto auto',
  alignItems: 'center',
  gap: space[20],
  paddingBlock: space[16],
  paddingInline: `${space[16]} ${space[24]}`,
  '& h2': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16], fontWeight: token.weight.semibold },
  '& p': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], color: color.text.secondary },
});

const cover = {
  width: '160px',
  height: '90px',
  borderRadius: radius.control,
  objectFit: 'cover',
  background: color.actionSoft.bg,
} as const;

/** The picture of the course. */
export const Cover = styled.img(cover);

/** In the place of a missing picture. */
export const CoverPlace = styled.span(cover);
