import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The list on the 1154 grid. */
export const ListRoot = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: space[32],
  '& > header > p': { marginTop: space[4] },
});

/** What a membership brings here, in one line. */
export const Benefit = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '72px',
  padding: `${space[12]} ${space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.accent.softBg,
  color: token.color.accent.softFg,
  '& > svg': { flex: 'none', width: token.size.iconLg, height: token.size.iconLg },
  '& > p': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontSize: token.fontSize[16], lineHeight: token.lineHeight[16] },
});
