import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color, space, weight } = token;
const { danger } = color.status;
const frame = (width: string, edge: string) => `inset 0 0 0 ${width} ${edge}`;
const written = {
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontFamily: 'inherit',
  fontSize: token.fontSize[14],
  lineHeight: '24px',
  letterSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The field with its foot, and what is wrong below it. */
export const Composer = styled.div({
  minWidth: 0,
  '& > .box': {
    paddingBlock: space[12],
    paddingInline: `${space[16]} ${space[12]}`,
    borderRadius: token.radius.card,
    background: color.surface.page,
    transition: `box-shadow ${token.motion.fast}`,
    cursor: 'text',
    '&:hover': { boxShadow: frame('1px', token.field.borderHover) },
    '&:focus-within': { background: color.surface.card, boxShadow: frame('2px', color.focus.ring) },
    '&[data-bad]': { background: color.surface.card, boxShadow: frame('1.5px', token.field.borderError) },
  },
  '& .field': { display: 'grid', minHeight: '48px', maxHeight: '320px', overflowY: 'auto' },
  '& .mirror': { ...written, color: 'transparent', pointerEvents: 'none' },
  '& .mirror > mark': {
    color: 'transparent',
    background: 'none',
    borderBottom: `2px solid ${danger.solid}`,
    paddingBottom: '3px',
  },
  '& textarea': {
    ...written,
    position: 'relative',
    height: '100%',
    overflow: 'hidden',
    resize: 'none',
    outline: 0,
    background: 'none',
    color: color.text.primary,
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
  },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '28px',
    marginTop: space[4],
    ...type[12],
    color: color.text.tertiary,
  },
  '& .count': { marginInlineStart: 'auto', fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '& .count[data-over]': { fontWeight: weight.semibold, color: danger.fg },
  '& .problem:not([hidden])': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: `${space[8]} 0 0`,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: token.radius.control,
    ...type[13],
    color: danger.fg,
    background: danger.bg,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
    '& > button': {
      flex: 'none',
      marginInlineStart: 'auto',
      minHeight: token.size.target,
      fontWeight: weight.medium,
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
  '@media (forced-colors: active)': {
    '& > .box': { border: '1px solid ButtonText' },
    '& > .box:focus-within': { outline: '2px solid Highlight' },
  },
});
