import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { starMask } from '../../course/masks.ts';
import { type } from '../../foundations/css.ts';

/** One session, 72 px: lecturer and question, minutes, stars or refund, one action. */
export const Root = styled.li({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 96px minmax(110px, auto) minmax(176px, auto)',
  alignItems: 'center',
  gap: token.space[16],
  minHeight: '72px',
  padding: `${token.space[8]} ${token.space[24]}`,
  '& + &': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& .title': {
    ...type[14],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: token.weight.medium,
    overflowWrap: 'anywhere',
  },
  '& .who': { ...type[12], color: token.color.text.tertiary },
  '& > .minutes': { ...type[16], fontVariantNumeric: 'tabular-nums' },
  '&[data-unused] > .minutes': { color: token.color.text.tertiary },
  '& > .result': { ...type[13], color: token.color.text.tertiary },
  '& > .action': { display: 'flex', justifySelf: 'end', gap: token.space[8] },
  '& .stars': {
    display: 'block',
    width: '80px',
    height: '16px',
    background: `linear-gradient(90deg, ${token.color.rating.fill} calc(var(--_stars) * 20%), ${alpha(token.color.rating.track, 100)} 0)`,
    maskImage: starMask,
    maskSize: '16px 16px',
    maskRepeat: 'repeat-x',
  },
  '@media (forced-colors: active)': { '& .stars': { forcedColorAdjust: 'none' } },
});
