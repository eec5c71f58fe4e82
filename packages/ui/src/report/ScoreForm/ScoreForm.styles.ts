import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color, space } = token;

/** The ruled table of a score sheet; a cell for a score is 128 × 44. */
export const Root = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  ...type[14],
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    captionSide: 'top',
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& :is(th, td)': {
    paddingBlock: '10px',
    paddingInline: `0 ${space[16]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: token.weight.regular,
  },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& thead th': {
    paddingBlock: `0 ${space[8]}`,
    ...type[12],
    color: color.text.tertiary,
    borderBottom: `1.5px solid ${color.text.primary}`,
  },
  '& tbody :is(th, td)': { borderBottom: `1px solid ${color.border.subtle}` },
  '& tbody th': { paddingTop: '20px', overflowWrap: 'anywhere' },
  // Without a field around the score the subject stands as high as its text.
  '&[data-readonly] tbody th': { paddingTop: '10px' },
  '& tfoot :is(th, td)': {
    paddingBlock: space[16],
    borderBottom: `1.5px solid ${color.text.primary}`,
    verticalAlign: 'baseline',
  },
  '& tfoot th': { fontWeight: token.weight.semibold },
  '& .total': { fontFamily: token.font.number, ...type[28], fontWeight: token.weight.semibold },
  '& .total > small': { ...type[12], fontWeight: token.weight.regular, color: color.text.tertiary },
  '& .held': { color: color.text.secondary },
  '& .cell': { width: '128px' },
  '& .rank': { width: '88px' },
  '& .problem': { marginTop: space[4], ...type[12], color: color.status.danger.fg },
  '& .plain': { display: 'block', minHeight: '24px', overflowWrap: 'anywhere' },
});
