import { Accordion } from '@base-ui/react/accordion';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** Headings that collapse the content below; with dividers, without boxes. */
export const Root = styled(Accordion.Root)({
  '& > .item + .item': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& > .item > .head': { margin: 0 },
  '& > .item > .head > button': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    boxSizing: 'border-box',
    width: '100%',
    minHeight: `calc(${token.density.row} - 8px)`,
    margin: 0,
    padding: `calc(${token.density.gap} - 8px) 0`,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    ...type[16],
    fontWeight: token.weight.medium,
    textAlign: 'start',
    color: token.color.text.primary,
    cursor: 'pointer',
    transition: `color ${token.motion.fast}`,
    '& > .title': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > .note': {
      flex: 'none',
      maxWidth: '40%',
      marginInlineStart: 'auto',
      ...type[13],
      fontWeight: token.weight.regular,
      color: token.color.text.tertiary,
    },
    '& > svg': {
      flex: 'none',
      width: token.size.iconMd,
      height: token.size.iconMd,
      marginInlineStart: 'auto',
      strokeWidth: 1.6,
      color: token.color.text.tertiary,
      transition: `rotate ${token.motion.base} ${token.motion.ease}`,
    },
    '& > .note + svg': { marginInlineStart: 0 },
    '&[data-panel-open]': { fontWeight: token.weight.semibold },
    '&[data-panel-open] > svg': { rotate: '180deg' },
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.link },
    '&:is(:focus-visible, [data-force="focus"])': {
      borderRadius: token.radius.control,
    },
    '&:disabled, &[data-disabled], &[data-disabled]:hover': {
      color: token.color.text.disabled,
      cursor: 'not-allowed',
      '& > svg, & > .note': { color: 'inherit' },
    },
  },
  '& > .item > .panel': {
    height: 'var(--accordion-panel-height)',
    overflow: 'hidden',
    transition: `height ${token.motion.base} ${token.motion.ease}`,
    '&[data-starting-style], &[data-ending-style]': { height: 0 },
  },
  '& > .item > .panel > .body': {
    paddingBottom: token.density.pad,
    color: token.color.text.secondary,
    overflowWrap: 'anywhere',
  },
  // A nested accordion is indented.
  '& > .item > .panel > .body > [data-size]': {
    paddingInlineStart: token.space[16],
    borderInlineStart: `2px solid ${token.color.border.subtle}`,
  },
  '&[data-size="sm"]': {
    '& > .item > .head > button': { minHeight: token.field.hLg, ...type[14] },
    '& > .item > .panel > .body': { paddingBottom: token.space[12] },
  },
});
