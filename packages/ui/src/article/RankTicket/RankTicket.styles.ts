import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { colouredSide, notchedDown, ticketShadow } from '../../commerce/ticket.ts';
import { type } from '../../foundations/css.ts';

const { color, radius, space, weight } = token;
const tear = '176px';

/** A vertical ticket: the place on the coloured side, what leads to the next one below the tear line. */
export const Root = styled.section({
  filter: ticketShadow,
  '& > .paper': {
    borderRadius: radius.card,
    overflow: 'hidden',
    background: color.surface.card,
    ...notchedDown(tear),
  },
  '& .top': {
    ...colouredSide,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    height: tear,
    textAlign: 'center',
    ...type[13],
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '13px',
      bottom: 0,
      borderBottom: `2px dashed ${alpha(color.surface.card, 75)}`,
    },
    '& > p': { margin: 0 },
    '& > .figure': { display: 'flex', alignItems: 'baseline', gap: '6px', ...type[16] },
    '& > .figure > b': {
      fontFamily: token.font.number,
      fontSize: '64px',
      lineHeight: '72px',
      fontWeight: weight.semibold,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-.02em',
    },
    '& > .words': { padding: `0 ${space[20]}`, ...type[28], lineHeight: '72px', fontWeight: weight.semibold },
  },
  '& .low': { padding: space[20] },
  '& dl': { display: 'grid', gap: space[2], margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[8] },
  '& dt': { ...type[13], color: color.text.secondary },
  '& dd': { margin: 0, ...type[13], color: color.text.secondary },
  '& dl > div:first-of-type > dd': { ...type[16], fontWeight: weight.semibold, color: color.text.primary },
  '& .hint': { margin: `${space[12]} 0 ${space[8]}`, ...type[14], color: color.text.primary },
  '& .action': { display: 'grid', marginTop: space[16] },
  '@media (forced-colors: active)': { '& > .paper': { border: '1px solid CanvasText', maskImage: 'none' } },
});
