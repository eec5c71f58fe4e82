import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Tag } from '@shuyuan/ui';

const { color, radius, space, weight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;
const halves = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;

/** The brand's ground behind picture and offer, with the school's texture on its right half. */
export const Band = styled.section({
  position: 'relative',
  isolation: 'isolate',
  paddingBottom: token.space[48],
  background: `linear-gradient(100deg, ${color.nav.selectedBg}, ${color.actionSoft.bg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '50% 0',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  },
});

/** The path to the page, and what it is about. */
export const BandContent = styled.div({ ...page, '& > nav': { padding: '14px 0' } });

/** Picture and offer. */
export const BandColumns = styled.div({ ...halves, gap: token.layout.gutter });

/** The picture of the course, as high as the offer beside it. */
export const Cover = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '400px',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  color: color.actionSoft.fg,
  fontSize: '96px',
  fontWeight: weight.semibold,
  '& > img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
});

/** The kind of the course, on its picture. */
export const Chip = styled(Tag)({
  position: 'absolute',
  insetInlineStart: space[16],
  top: space[16],
  background: color.surface.card,
});

/** Below the band. */
export const Body = styled.div({
  ...page,
  display: 'grid',
  gap: token.space[64],
  padding: `${token.space[48]} 0 ${token.space[80]}`,
});
