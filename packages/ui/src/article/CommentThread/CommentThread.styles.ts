import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const { color, space, weight } = token;
/** Height of a folded comment: four lines and the beginning of a fifth. */
export const FOLD_PX = 120;

/** Comments below each other, replies in a box of their own. */
export const Root = styled.div({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .writer': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: '14px', margin: `0 0 ${space[8]}` },
  '& .comment': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '14px',
    paddingBlock: space[20],
    scrollMarginTop: `calc(${token.header.h} + ${space[16]})`,
  },
  '& .comments > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& .said': { minWidth: 0 },
  '& .top': { display: 'flex', alignItems: 'center', gap: space[8], marginBottom: '2px' },
  '& b': { fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& time': { flex: 'none', ...type[12], color: color.text.tertiary, whiteSpace: 'nowrap' },
  '& .top > time': { marginInlineStart: 'auto' },
  '& .text': { lineHeight: '24px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .text[data-folded]': {
    maxHeight: `${FOLD_PX}px`,
    overflow: 'hidden',
    maskImage: 'linear-gradient(black calc(100% - 56px), transparent)',
  },
  '& .unfold': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: token.size.target,
    marginTop: space[4],
    ...type[13],
    fontWeight: weight.medium,
    color: color.text.link,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm, transition: `rotate ${token.motion.fast}` },
    '&[aria-expanded="true"] > svg': { rotate: '180deg' },
    '& > small': { ...type[12], fontWeight: weight.regular, color: color.text.tertiary },
    [hover]: { color: color.text.linkHover },
  },
  '& .acts': {
    display: 'flex',
    alignItems: 'center',
    gap: space[20],
    marginTop: space[8],
    ...type[13],
    color: color.text.tertiary,
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[4],
      minHeight: token.size.target,
      color: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      [hover]: { color: color.text.linkHover },
    },
    '& > [aria-pressed="true"]': { fontWeight: weight.medium, color: color.text.link },
    '& > .end': { marginInlineStart: 'auto' },
    '& > .end ~ .end': { marginInlineStart: 0 },
    '& svg': { width: token.size.iconSm, height: token.size.iconSm, strokeWidth: 1.75 },
  },
  '& .replies': {
    display: 'grid',
    gap: '14px',
    marginTop: '14px',
    padding: `${space[16]} 18px`,
    borderRadius: token.radius.card,
    background: color.surface.page,
  },
  '& .reply': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '10px' },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[8]}`,
    '& > .to': { overflowWrap: 'anywhere', color: color.text.tertiary },
  },
  '& .reply .acts': { marginTop: '2px', gap: space[16] },
  '& .more': {
    justifySelf: 'start',
    minHeight: token.size.target,
    marginInlineStart: '34px',
    ...type[13],
    color: color.text.link,
    [hover]: { color: color.text.linkHover },
  },
  '& .gone > .said > p': { minHeight: '40px', alignContent: 'center', color: color.text.tertiary },
  '& .gone > .disc': {
    color: color.text.tertiary,
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.pill,
    background: color.surface.sunken,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& .gone .link': { minHeight: token.size.target, color: color.text.link, [hover]: { color: color.text.linkHover } },
});
