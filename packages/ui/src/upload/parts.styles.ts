import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../foundations/css.ts';

const { danger, success, warning, info } = token.color.status;

/** Rejected files, one line each. */
export const Refused = styled.ul({
  display: 'grid',
  gap: token.space[4],
  '&:not(:empty)': { marginTop: token.space[12] },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minHeight: '36px',
    paddingBlock: token.space[4],
    paddingInline: `${token.space[12]} 6px`,
    borderRadius: token.radius.control,
    ...type[13],
    color: danger.fg,
    background: danger.bg,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: '18px', height: '18px', strokeWidth: 1.6 },
    '& > span': { minWidth: 0 },
    '& b': { marginInlineEnd: token.space[12], fontWeight: token.weight.semibold },
    '& > button': {
      marginInlineStart: 'auto',
      color: 'inherit',
      '&:is(:hover, [data-force="hover"])': { color: 'inherit', background: alpha(token.color.surface.card, 60) },
    },
  },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid CanvasText' } },
});

/** One line about files, with a tone. */
export const Note = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[8],
  padding: `9px ${token.space[12]}`,
  borderRadius: token.radius.control,
  ...type[13],
  color: token.color.text.secondary,
  background: token.color.surface.sunken,
  overflowWrap: 'anywhere',
  '& > svg, & > .turning': { flex: 'none', width: '18px', height: '18px', marginTop: '1px', strokeWidth: 1.6 },
  '& > span': { minWidth: 0 },
  '& b': { marginInlineEnd: token.space[12], fontWeight: token.weight.semibold },
  '& > button': {
    flex: 'none',
    minHeight: token.size.target,
    marginBlock: '-2px',
    marginInline: 'auto 0',
    fontWeight: token.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '&[data-tone="info"]': { color: info.fg, background: info.bg },
  '&[data-tone="success"]': { color: success.fg, background: success.bg },
  '&[data-tone="warning"]': { color: warning.fg, background: warning.bg },
  '&[data-tone="danger"]': { color: danger.fg, background: danger.bg },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** The heading of a widget: purpose, count, and limits. */
export const Head = styled.div({
  marginBottom: token.space[16],
  '& > h3': { ...type[16], lineHeight: '24px' },
  '& > h3 > .count': {
    marginInlineStart: token.space[8],
    fontFamily: token.font.number,
    ...type[13],
    fontWeight: token.weight.regular,
    color: token.color.text.tertiary,
  },
  '& > p': { marginTop: token.space[2], ...type[13], textWrap: 'pretty', color: token.color.text.secondary },
});

/** Progress bar of a file, replaces the native one. */
export const Bar = styled.span({
  display: 'block',
  height: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: token.color.progress.track,
  '& > i': {
    display: 'block',
    width: 'var(--_done, 0%)',
    height: '100%',
    borderRadius: '2px',
    background: token.upload.bar,
    transition: `width ${token.motion.base} linear`,
  },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > i': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
