import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { rightToLeft } from '../../foundations/direction.ts';
import { portraitGround } from '../LecturerCard/LecturerCard.styles.ts';

/** A full-width white band; the content is aligned to the page width of 1154 px. */
export const Root = styled.section({
  position: 'relative',
  background: `linear-gradient(100deg, ${token.color.nav.selectedBg}, ${token.color.actionSoft.bg})`,
  overflow: 'hidden',
  isolation: 'isolate',
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
  [`${rightToLeft}::before`]: { maskImage: 'linear-gradient(270deg, transparent, black 60%)' },
  '& > .page': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: token.space[40],
    width: token.layout.page,
    maxWidth: '100%',
    minHeight: '300px',
    marginInline: 'auto',
    paddingTop: token.space[32],
  },
  '& .portrait': {
    ...portraitGround,
    flex: 'none',
    alignSelf: 'flex-end',
    width: '214px',
    background: 'none',
    '&::before': { ...portraitGround['&::before'], background: token.color.actionSoft.bgHover },
  },
  // Without a portrait nothing stands on the lower edge: a lower band, the initial in a ring, everything on its middle line.
  '&:not([data-portrait])': {
    '& > .page': { alignItems: 'center', gap: token.space[32], minHeight: '208px', paddingBlock: token.space[32] },
    '& .portrait': {
      alignSelf: 'center',
      width: '128px',
      marginInlineStart: '6px',
      aspectRatio: '1',
      borderRadius: token.radius.pill,
      background: token.color.surface.card,
      boxShadow: `0 0 0 6px ${alpha(token.color.surface.card, 55)}`,
      '&::before': { content: 'none' },
    },
    '& .initial': { fontSize: '52px', lineHeight: 1 },
    '& .text': { padding: 0 },
    '& h1': { marginTop: 0 },
    '& .tags + h1': { marginTop: token.space[12] },
  },
  '& .text': { flex: 1, minWidth: 0, padding: `${token.space[16]} 0 ${token.space[40]}` },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: token.space[8] },
  '& h1': { margin: `${token.space[12]} 0 ${token.space[4]}`, ...type[32], overflowWrap: 'anywhere' },
  '& h1 > small': {
    display: 'inline-block',
    marginInlineStart: token.space[12],
    ...type[16],
    fontWeight: token.weight.regular,
    color: token.color.text.secondary,
  },
  '& .intro': { maxWidth: '640px', ...type[16], color: token.color.text.secondary },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: token.space[32],
    marginTop: token.space[20],
  },
  '& .stats': {
    display: 'flex',
    gap: token.space[32],
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dd': {
      margin: 0,
      fontFamily: token.font.number,
      fontVariantNumeric: 'tabular-nums',
      ...type[24],
      fontWeight: token.weight.semibold,
    },
    '& dt': { ...type[13], color: token.color.text.secondary },
  },
  '& .actions': { display: 'flex', gap: token.space[12], marginInlineStart: 'auto' },
});
