import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { colouredSide, notchedAcross, passShadow, tearLine } from '../ticket.ts';

const { color, space, weight } = token;

/** The form: a code and one button. */
export const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[40]} ${space[32]}`,
  borderRadius: token.radius.card,
  textAlign: 'center',
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > h2': { ...type[20] },
  '& > .hint': { margin: `${space[4]} 0 28px`, color: color.text.secondary },
  '& > .code': { width: '792px', maxWidth: '100%' },
  '& > .submit': { width: '240px', marginTop: space[24] },
});

/** The large ticket of the result: what it is, its details, its actions; torn twice. */
export const Won = styled.div({
  '& > .hi': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    ...type[16],
    fontWeight: weight.semibold,
    color: color.status.success.fg,
    '& > svg': { width: '20px', height: '20px' },
  },
  '& > .pass': { marginTop: space[16], filter: passShadow },
  '& .paper': {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr) 188px',
    minHeight: '220px',
    overflow: 'hidden',
    borderRadius: token.radius.dialog,
    background: color.surface.card,
    ...notchedAcross(['232px', 'calc(100% - 188px)']),
  },
  '& .value': {
    ...colouredSide,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space[8],
    textAlign: 'center',
    '& > small': { ...type[14], letterSpacing: '.3em', textIndent: '.3em' },
    '&:lang(en) > small': { letterSpacing: 0, textIndent: 0 },
    '& > b': {
      fontFamily: token.font.number,
      fontSize: '56px',
      lineHeight: '68px',
      fontWeight: weight.semibold,
      letterSpacing: '-.02em',
    },
    '& > span': { ...type[16], fontWeight: weight.medium },
  },
  '& .info': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    minWidth: 0,
    paddingBlock: space[16],
    paddingInline: '36px 28px',
    '& > h3': { margin: '10px 0 20px', ...type[20], overflowWrap: 'anywhere' },
    '& > dl': { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[32]}` },
    '& dt': { ...type[12], color: color.text.tertiary },
    '& dd': { marginTop: '2px', ...type[14], lineHeight: '24px', fontWeight: weight.medium },
    '& [data-new] > dd': { fontWeight: weight.semibold, color: color.price.fg },
  },
  '& .stub': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    padding: space[16],
    '&::before': tearLine,
    '& > *': { minWidth: '120px' },
  },
  '@media (forced-colors: active)': { '& .paper': { border: '1px solid CanvasText', maskImage: 'none' } },
});
