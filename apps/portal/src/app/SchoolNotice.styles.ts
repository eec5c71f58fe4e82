import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** A page of its own: words left, the brand's picture right, the language at the top. */
export const Root = styled.main({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: `linear-gradient(100deg, ${token.color.nav.selectedBg}, ${token.color.actionSoft.bg})`,
  '& > .top': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: token.layout.page,
    maxWidth: '100%',
    height: token.header.h,
    marginInline: 'auto',
  },
  '& > .page': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    flex: 1,
    gap: token.layout.gutter,
    alignItems: 'center',
    width: token.layout.page,
    maxWidth: '100%',
    marginInline: 'auto',
    paddingBottom: token.space[80],
  },
  '& h1': { fontSize: '40px', lineHeight: '54px', outline: 'none' },
  '& .hint': {
    maxWidth: '430px',
    marginTop: token.space[12],
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
    color: token.color.text.secondary,
  },
  '& .else': { marginTop: token.space[4], color: token.color.text.secondary },
  '& .act': { marginTop: token.space[24] },
  '& .picture': { borderRadius: token.radius.dialog, boxShadow: token.shadow[3] },
});
