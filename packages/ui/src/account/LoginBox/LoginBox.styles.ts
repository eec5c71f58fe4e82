import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { logoBox } from '../../foundations/logoBox.ts';

/** Nothing on a light page; on a dark one the light that the picture does not keep. */
const dim = `color-mix(in srgb, ${token.color.surface.shade} calc(100% - 100% * ${token.image.light}), transparent)`;

/** The whole window filled with the brand's picture, with the box at the right edge of the page. */
export const Scene = styled.div({
  position: 'relative',
  display: 'grid',
  minHeight: '100vh',
  background: `linear-gradient(${dim}, ${dim}), ${token.img.login} 0 50% / cover no-repeat ${token.color.actionSoft.bg}`,
  'body:has(&)': { minWidth: 0 },
  '& > .language': { position: 'absolute', zIndex: 1, insetInlineEnd: token.space[24], top: token.space[24] },
  '& > .page': {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    width: token.layout.page,
    maxWidth: '100%',
    marginInline: 'auto',
    paddingBlock: token.space[80],
    '@media (width < 1200px)': {
      boxSizing: 'border-box',
      width: '100vw',
      padding: `${token.space[80]} ${token.space[20]}`,
    },
    '@media (width < 900px)': { justifyContent: 'center' },
    '@media (width < 480px)': { paddingInline: token.space[8] },
  },
});

/** 384 px wide and at least 456 px high, so that switching tabs causes no layout shift. */
export const Box = styled.section({
  display: 'flex',
  flexDirection: 'column',
  width: token.login.w,
  maxWidth: '100%',
  minHeight: '456px',
  padding: `${token.login.pad} ${token.login.pad} ${token.space[20]}`,
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
  boxShadow: token.shadow[4],
  '@media (width < 480px)': { width: '100%', paddingInline: token.space[20] },
  '& > h1': {
    flex: 'none',
    height: '36px',
    marginBottom: '14px',
    background: `${token.img.logo} 0 50% / auto 36px no-repeat`,
    ...logoBox(token.color.surface.card),
  },
  '& > .heading': { marginBottom: token.space[20], ...type[20], fontWeight: token.weight.semibold },
  '& > .tabs': { marginBottom: token.space[20] },
  '& > .body': { flex: 1 },
  '& > .foot': {
    paddingTop: '14px',
    textAlign: 'center',
    ...type[13],
    lineHeight: '22px',
    color: token.color.text.tertiary,
    '& a': {
      display: 'inline-block',
      color: token.color.text.link,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});
