import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { chosenCorner } from '../../foundations/chosenCorner.ts';
import { active, type, visuallyHidden } from '../../foundations/css.ts';

const line = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;
const ring = { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' };

/** One address; where it is selectable, the radio covers the card and the actions are layered above it. */
export const Root = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: '132px',
  padding: '14px 16px',
  overflowWrap: 'anywhere',
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: line('1px', token.color.border.subtle),
  transition: `box-shadow ${token.motion.fast}, background ${token.motion.fast}`,
  '& .who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space[2]} ${token.space[8]}`,
    minHeight: '24px',
  },
  '& .name': { ...type[16], lineHeight: '24px', fontWeight: token.weight.semibold, overflowWrap: 'anywhere' },
  '& .phone': { ...type[13], fontVariantNumeric: 'tabular-nums', color: token.color.text.secondary },
  '& .region': { display: 'block', marginTop: token.space[4], ...type[13], color: token.color.text.secondary },
  '& .detail': { display: 'block', ...type[13], color: token.color.text.primary, overflowWrap: 'anywhere' },
  '& > .choice': {
    color: token.color.text.primary,
    '& > input': visuallyHidden,
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[16]}`,
    marginTop: 'auto',
    paddingTop: token.space[8],
    // Keeps the corner free for the check mark.
    paddingInlineEnd: token.space[20],
  },
  '& > .actions > button': {
    position: 'relative',
    minHeight: token.size.target,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    ...type[13],
    color: token.color.text.tertiary,
    cursor: 'pointer',
    transition: `color ${token.motion.fast}`,
    '&:is(:hover, [data-force="hover"])': {
      color: token.color.text.linkHover,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    [active]: { color: token.color.text.link },
    '&.remove:is(:hover, [data-force="hover"])': { color: token.color.status.danger.fg },
    '&[aria-busy="true"]': { color: token.color.text.tertiary, cursor: 'progress' },
  },
  '&[data-selectable]': { boxShadow: line('1px', token.color.border.control) },
  '&[data-selectable]:is(:hover, [data-force="hover"])': { boxShadow: line('1px', token.color.border.selected) },
  '&[data-selected], &[data-selected]:is(:hover, [data-force="hover"])': {
    background: `color-mix(in srgb, ${token.color.actionSoft.bg} 45%, ${token.color.surface.card})`,
    boxShadow: line('2px', token.color.border.selected),
  },
  '& > .corner': chosenCorner,
  '&[data-selected] > .corner': { display: 'block' },
  '&:has(> .choice > :focus-visible), &[data-force="focus"]': ring,
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
