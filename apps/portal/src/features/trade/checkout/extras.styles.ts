import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Panel } from './checkout.styles.ts';

const { color, fontSize, lineHeight, space } = token;

/** Credits and inviter, a row each. */
export const Rows = styled(Panel)({ paddingBlock: space[8] });

/** One of them: sign, words, what can be done. */
export const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '72px',
  paddingBlock: space[8],
  '& + &': { borderTop: `1px solid ${color.border.subtle}` },
});

/** The sign of a row on a round ground. */
export const Disc = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: token.radius.pill,
  color: color.actionSoft.fg,
  background: color.actionSoft.bg,
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});

/** Name of a row and one line about it. */
export const RowText = styled.p({
  flex: 1,
  minWidth: 0,
  '& > b': { display: 'block', fontWeight: token.weight.semibold },
  '& > small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});

/** Who recommended the course. */
export const InviterName = styled.span({ display: 'flex', alignItems: 'center', gap: space[8] });

/** Room for an invite code. */
export const CodeField = styled.span({ width: '200px' });
