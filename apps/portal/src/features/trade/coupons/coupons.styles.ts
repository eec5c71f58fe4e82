import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space } = token;

/** Head of the page: title, one line, one button. */
export const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary, paddingTop: '6px' },
  '& > :last-child:not(h1)': { marginInlineStart: 'auto' },
});

/** The claim centre: a tinted panel with the school's texture on its far side. */
export const ClaimPanel = styled.section({
  position: 'relative',
  margin: `${space[12]} 0 ${space[24]}`,
  padding: `${space[20]} ${space[24]} ${space[24]}`,
  borderRadius: radius.dialog,
  background: `linear-gradient(100deg, ${color.nav.selectedBg}, ${color.actionSoft.bg})`,
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '50% 0',
    background: color.action.bg,
    opacity: 0.12,
    maskImage: `${token.img.coupon}, linear-gradient(90deg, transparent, black)`,
    maskSize: '150px, 100%',
    maskComposite: 'intersect',
  },
  '& > *': { position: 'relative' },
});

/** Title of the claim centre, one line, and the way to all of its coupons. */
export const ClaimHead = styled.div({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  marginBottom: space[16],
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
  '& > button': { marginInlineStart: 'auto', alignSelf: 'center' },
});

/** Its coupons, three in a row. */
export const ClaimRow = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
});

/** Tabs with one remark at their end. */
export const TabLine = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  marginBottom: space[20],
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > :first-of-type': { marginBottom: '-1px', borderBottom: 0 },
});

/** One line of explanation with a small sign before it. */
export const Remark = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.tertiary,
  '& > svg': { flex: 'none', width: '16px', height: '16px' },
});

/** The remark below the tickets. */
export const LastRemark = styled(Remark)({ marginTop: space[24] });

/** Tickets, two in a row. */
export const Tickets = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

/** What the dialog says of a coupon, part by part. */
export const Rules = styled.div({
  display: 'grid',
  gap: space[24],
  '& h3': { marginBottom: space[8], fontSize: fontSize[14], lineHeight: lineHeight[14] },
});

/** The school's own words, with their line breaks. */
export const RuleText = styled.p({ color: color.text.secondary, whiteSpace: 'pre-line' });

/** What the page is about, and the coupon itself beside it. */
export const CouponTop = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 468px',
  gap: space[32],
  alignItems: 'center',
  margin: `${space[16]} 0 ${space[32]}`,
  '& > div > p': { marginTop: space[8], color: color.text.secondary },
  '& > div > p + div': { marginTop: space[16] },
});
