import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { filled, hover, type, visuallyHidden } from '../../foundations/css.ts';

const { success, danger, warning } = token.color.status;
const selected = token.color.border.selected;
const corner =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M6 10.3L9 13L14.2 7.2' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

/** The options of a question, one below the other. */
export const Options = styled.div({
  display: 'grid',
  gap: token.space[12],
  marginTop: token.space[20],
  '&[data-short]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gap: token.space[4], marginTop: token.space[8], breakInside: 'avoid' },
});

/** An option: 56 px, its letter on a disc of 28. */
export const Option = styled.label({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '56px',
  paddingBlock: token.space[8],
  paddingInline: `14px ${token.space[20]}`,
  boxSizing: 'border-box',
  borderRadius: '10px',
  ...type[16],
  background: token.question.optionBg,
  boxShadow: `inset 0 0 0 1px ${token.color.border.control}`,
  cursor: 'pointer',
  transition: `box-shadow ${token.motion.fast}, background ${token.motion.fast}`,
  '& > input': visuallyHidden,
  '& > b': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.question.disc,
    height: token.question.disc,
    borderRadius: token.radius.pill,
    fontFamily: token.font.number,
    ...type[14],
    fontWeight: token.weight.semibold,
    color: token.color.text.secondary,
    background: token.color.surface.sunken,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > .text': { flex: 1, minWidth: 0 },
  '& > em': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    fontStyle: 'normal',
    ...type[14],
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  [`${hover}:not([data-fixed], [data-chosen])`]: {
    background: token.color.nav.selectedBg,
    boxShadow: `inset 0 0 0 1px ${selected}`,
  },
  '&[data-fixed]': { cursor: 'default' },
  '&[data-chosen]': { background: token.question.optionSelected, boxShadow: `inset 0 0 0 2px ${selected}` },
  '&[data-chosen] > b': filled,
  '&[data-chosen]:not([data-result])::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    width: '20px',
    height: '20px',
    borderStartStartRadius: 0,
    borderStartEndRadius: '10px',
    borderEndEndRadius: 0,
    borderEndStartRadius: '8px',
    background: selected,
  },
  '&[data-chosen]:not([data-result])::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    width: '20px',
    height: '20px',
    background: token.color.text.onAction,
    maskImage: corner,
  },
  '&[data-result="right"]': { background: token.question.rightBg, boxShadow: `inset 0 0 0 2px ${success.solid}` },
  '&[data-result="right"] > b': { color: success.solidFg, background: success.solid },
  '&[data-result="right"] > em': { color: success.fg },
  '&[data-result="wrong"]': { background: token.question.wrongBg, boxShadow: `inset 0 0 0 2px ${danger.solid}` },
  '&[data-result="wrong"] > b': { color: danger.solidFg, background: danger.solid },
  '&[data-result="wrong"] > em': { color: danger.fg },
  '&[data-result="missed"]': {
    background: warning.bg,
    boxShadow: 'none',
    outline: `2px dashed ${warning.border}`,
    outlineOffset: '-2px',
  },
  '&[data-result="missed"] > b': { color: success.solidFg, background: success.solid },
  '&[data-result="missed"] > em': { color: warning.fg },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
  '@media print': { minHeight: '36px', padding: `${token.space[2]} 14px` },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&[data-chosen]': { border: '3px solid Highlight' },
  },
});

/** Whose choices the shares are, above them at the end of the line. */
export const Others = styled.p({
  marginTop: token.space[12],
  ...type[12],
  textAlign: 'end',
  color: token.color.text.tertiary,
  '& + *': { marginTop: token.space[8] },
});

/** A bar of 52 px and its percent at the end of an option. */
export const Share = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[8],
  flex: 'none',
  width: '98px',
  fontFamily: token.font.number,
  fontVariantNumeric: 'tabular-nums',
  ...type[14],
  color: token.color.text.secondary,
  '& > i': {
    flex: 'none',
    width: '52px',
    height: '6px',
    overflow: 'hidden',
    borderRadius: token.radius.pill,
    background: token.color.progress.track,
    '& > i': {
      display: 'block',
      height: '100%',
      borderRadius: token.radius.pill,
      background: token.color.text.tertiary,
    },
  },
  '@media (forced-colors: active)': {
    '& > i': { outline: '1px solid CanvasText', '& > i': { background: 'CanvasText' } },
  },
});
