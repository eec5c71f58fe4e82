import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';
import { logoBox } from '../../foundations/logoBox.ts';

/** 240 px on the brand's dark surface. */
export const Root = styled.footer({
  marginTop: token.space[80],
  paddingTop: token.space[40],
  color: alpha(token.color.text.inverse, 66),
  background: token.color.surface.inverse,
  '& .page': { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' },
  '& > .page': {
    display: 'grid',
    gridTemplateColumns: '370px 1fr auto',
    gap: token.layout.gutter,
    paddingBottom: token.space[16],
  },
  '& .logo': {
    display: 'block',
    width: '180px',
    height: '32px',
    marginBottom: token.space[16],
    background: `${token.img.logoInverse} 0 50% / auto 32px no-repeat`,
    ...logoBox(token.color.surface.inverse),
  },
  '& .about': {
    fontSize: token.fontSize[13],
    lineHeight: '22px',
    '& b': { fontFamily: token.font.number, fontWeight: token.weight.regular, color: token.color.text.inverse },
  },
  '& .columns': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: token.layout.gutter,
    '&:not(:empty)': { minHeight: '136px' },
  },
  '& h2': { marginBottom: token.space[12], ...type[14], color: token.color.text.inverse },
  '& li': { marginBottom: token.space[8], ...type[13] },
  '& a': { borderRadius: '2px', [hover]: { color: token.color.text.inverse } },
  '& a:is(:focus-visible, [data-force="focus"])': {
    outline: `${token.size.thread} solid ${token.color.focus.ringInverse}`,
    outlineOffset: token.size.focusOffset,
  },
  '& .qr': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: token.space[8],
    minWidth: '96px',
    ...type[12],
    '& > :is(img, .code)': {
      width: '96px',
      height: '96px',
      padding: '2px',
      borderRadius: token.radius.control,
      background: token.color.surface.card,
      '& > svg': { display: 'block', width: '100%', height: '100%' },
    },
  },
  '& > .end': {
    borderTop: `1px solid ${token.color.border.inverse}`,
    ...type[12],
    '& > .page': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${token.space[4]} ${token.space[16]}`,
      minHeight: '48px',
    },
  },
});
