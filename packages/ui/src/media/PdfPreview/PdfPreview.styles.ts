import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** Clear text exactly over the drawn page; the names are those that pdf.js sets on each piece. */
const textLayer = {
  '--min-font-size': 1,
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0 0',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
} as const;

export const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '320px',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: token.color.surface.sunken,
  '& > .stage': {
    flex: 1,
    minHeight: 0,
    padding: token.space[24],
    overflow: 'auto',
    '&:focus-visible': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '-4px' },
  },
  '& .paper': {
    position: 'relative',
    width: 'max-content',
    margin: '0 auto',
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
    '& > canvas': { display: 'block' },
  },
  '& .textLayer': textLayer,
  '& .state': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: token.space[16],
    minHeight: '240px',
    color: token.color.text.secondary,
  },
  '& > .tools': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[8],
    padding: token.space[8],
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
    color: token.color.text.secondary,
    ...type[13],
    '& input': {
      width: '48px',
      height: token.field.hSm,
      border: `1px solid ${token.field.border}`,
      borderRadius: token.radius.control,
      background: token.field.bg,
      color: token.color.text.primary,
      font: 'inherit',
      textAlign: 'center',
      '&:focus-visible': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '1px' },
    },
  },
});
