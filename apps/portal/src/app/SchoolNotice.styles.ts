import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { BrandLogo } from '@shuyuan/ui';

/** A full page: text on the left, the brand's picture on the right, the language at the top. */
export const Root = styled.main({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: `linear-gradient(100deg, ${token.color.nav.selectedBg}, ${token.color.actionSoft.bg})`,
  '& h1': { fontSize: '40px', lineHeight: '54px', outline: 'none' },
});

/** The brand, and the language. */
export const Top = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: token.layout.page,
  maxWidth: '100%',
  height: token.header.h,
  marginInline: 'auto',
});

/** Words left, picture right. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 1,
  gap: token.layout.gutter,
  alignItems: 'center',
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingBottom: token.space[80],
});

/** What to do. */
export const Hint = styled.p({
  maxWidth: '430px',
  marginTop: token.space[12],
  fontSize: token.fontSize[16],
  lineHeight: token.lineHeight[16],
  color: token.color.text.secondary,
});

/** The same in the other language. */
export const OtherLanguage = styled.p({ marginTop: token.space[4], color: token.color.text.secondary });

/** The button. */
export const Action = styled.p({ marginTop: token.space[24] });

/** The brand's picture. */
export const Picture = styled(BrandLogo)({ borderRadius: token.radius.dialog, boxShadow: token.shadow[3] });
