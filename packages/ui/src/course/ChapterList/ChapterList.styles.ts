import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { filled, type } from '../../foundations/css.ts';
import { barsMask, lockMask, tickMask } from '../masks.ts';
import { side } from './side.styles.ts';

const mask = (image: string) => ({
  maskImage: image,
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
});

const hovered = { color: token.color.text.link } as const;
const pressed = { color: token.color.text.link, background: token.color.surface.page } as const;
const focused = {
  outline: `${token.size.thread} solid ${token.color.focus.ring}`,
  outlineOffset: '-2px',
  borderRadius: token.radius.control,
} as const;

/** Chapters of a course: each one a heading that collapses its thread of lessons. */
export const Root = styled.div({
  '& > .chapter': { padding: `0 calc(${token.density.pad} + 4px)` },
  '& > .chapter + .chapter': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& > .chapter > h3 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    width: '100%',
    minHeight: token.density.row,
    padding: `${token.space[8]} 0`,
    textAlign: 'start',
    ...type[16],
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
    '& > .note': { flex: 'none', ...type[13], fontWeight: token.weight.regular, color: token.color.text.tertiary },
    '& > svg': {
      flex: 'none',
      width: token.size.iconMd,
      height: token.size.iconMd,
      marginInlineStart: 'auto',
      strokeWidth: 1.6,
      color: token.color.text.tertiary,
      transition: `rotate ${token.motion.base} ${token.motion.ease}`,
    },
    '&[aria-expanded="true"] > svg': { rotate: '180deg' },
    '&:hover': hovered,
    '&:active': pressed,
    '&:focus-visible': focused,
  },
  '& .thread': { paddingBottom: token.density.gap },
  '& .more': {
    marginBlock: `0 ${token.space[8]}`,
    marginInline: '68px 0',
    padding: `${token.space[4]} ${token.space[12]}`,
    borderRadius: token.radius.control,
    ...type[13],
    color: token.color.text.link,
    '&:hover': { background: token.color.nav.selectedBg },
  },
  '& .lesson': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minHeight: `calc(${token.density.row} - 8px)`,
    paddingBlock: `calc(${token.density.gap} - 8px)`,
    paddingInline: `44px ${token.space[12]}`,
    borderRadius: token.radius.card,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 800px auto 56px',
    transition: `background ${token.motion.fast}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '17px',
      top: 0,
      bottom: 0,
      width: token.size.thread,
      background: token.chapter.thread,
    },
    '&:first-of-type::before': { top: '50%' },
    '&[data-last]::before': { bottom: '50%' },
    '& > .node': {
      position: 'absolute',
      insetInlineStart: token.space[12],
      top: 'calc(50% - 6px)',
      width: token.chapter.nodeSize,
      height: token.chapter.nodeSize,
      borderRadius: token.radius.pill,
      border: `2px solid ${token.chapter.nodeNext}`,
      background: token.color.surface.card,
    },
    '& > .no': {
      flex: 'none',
      width: '24px',
      fontFamily: token.font.number,
      fontVariantNumeric: 'tabular-nums',
      ...type[13],
      color: token.color.text.tertiary,
    },
    '& > .main': { flex: 1, minWidth: 0 },
    '& h4': {
      display: 'flex',
      alignItems: 'center',
      gap: token.space[8],
      ...type[14],
      fontWeight: token.weight.regular,
    },
    '& h4 > .name': { minWidth: 0, textAlign: 'start', cursor: 'inherit' },
    '& .line': { ...type[12], color: token.color.text.tertiary },
    '& .line > a': { marginInlineStart: token.space[8], color: token.color.text.link, textDecoration: 'underline' },
    '& .line > a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > .side': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: token.space[12],
      ...type[13],
      color: token.color.text.tertiary,
    },
    '& .length': {
      minWidth: '44px',
      textAlign: 'end',
      fontFamily: token.font.number,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .act': { minWidth: '72px', textAlign: 'end' },
    '& .act > :is(a, button)': {
      minHeight: token.size.target,
      color: token.color.text.link,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& .bar': {
      width: '72px',
      height: '4px',
      borderRadius: '2px',
      background: `linear-gradient(${token.color.progress.fill} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${token.color.progress.track}`,
    },
    '& .tag': {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      gap: token.space[4],
      height: '20px',
      padding: '0 6px',
      borderRadius: '4px',
      fontSize: token.fontSize[12],
      lineHeight: '20px',
      fontWeight: token.weight.medium,
      color: token.color.status.success.fg,
      background: token.color.status.success.bg,
    },
    '& .tag[data-live]': filled,
    '& .tag[data-live]::before': {
      content: '""',
      width: '10px',
      height: '10px',
      background: 'currentColor',
      ...mask(barsMask),
    },
  },
  '& .lesson:not([data-state="locked"]):hover': {
    background: token.color.surface.page,
  },
  '& .lesson[data-state="done"]': {
    '&::before': { background: token.chapter.nodeDone },
    '& h4': { color: token.color.text.secondary },
    '& > .node': { borderColor: token.chapter.nodeDone, background: token.chapter.nodeDone },
    '& > .node::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      background: token.color.text.onAction,
      ...mask(tickMask),
    },
  },
  '& .lesson[data-state="now"]': {
    minHeight: `calc(${token.density.row} + 8px)`,
    overflow: 'visible',
    contentVisibility: 'visible',
    '&, &:hover': { background: token.color.nav.selectedBg },
    '&:not(:first-of-type)': { marginTop: token.space[4] },
    '&:not([data-last])': { marginBottom: token.space[4] },
    '&:not(:first-of-type)::before': { top: '-4px' },
    '&:not([data-last])::before': { bottom: '-4px' },
    '& h4': { fontSize: token.fontSize[16], lineHeight: '24px', fontWeight: token.weight.semibold },
    '& > .node': {
      border: `3px solid ${token.chapter.nodeNow}`,
      boxShadow: `0 0 0 4px ${alpha(token.chapter.nodeNow, 18)}`,
    },
  },
  '& .lesson[data-state="done"] + .lesson[data-state="now"]::before': {
    background: `linear-gradient(${token.chapter.nodeDone} 50%, ${token.chapter.thread} 50%)`,
  },
  '& .lesson[data-state="locked"]': {
    cursor: 'not-allowed',
    // The whole row is the target of its title; a link in its reason stays above.
    '& h4 > .name': { minHeight: token.size.target },
    '& h4 > .name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& h4 > .name:focus-visible': { outline: 'none', '&::after': focused },
    '& .line > a': { position: 'relative' },
    '& h4': { color: token.color.text.tertiary },
    '& > .node': {
      border: 0,
      borderRadius: 0,
      background: token.chapter.nodeLocked,
      ...mask(lockMask),
    },
    // The thread leaves a gap around the lock, which is a mask and cannot cover it.
    '&::before': {
      background: `linear-gradient(${token.chapter.thread} calc(50% - 9px), transparent 0 calc(50% + 9px), ${token.chapter.thread} 0)`,
    },
    '&:first-of-type::before': { background: `linear-gradient(transparent 9px, ${token.chapter.thread} 0)` },
    '&[data-last]::before': { background: `linear-gradient(${token.chapter.thread} calc(100% - 9px), transparent 0)` },
  },
  '& .lesson[data-state="cancelled"]': {
    '& h4 > .name': { textDecoration: 'line-through', color: token.color.text.tertiary },
    '& > .node': { background: token.chapter.nodeNext },
    '& .tag': { color: token.color.text.secondary, background: token.color.surface.page },
  },
  '& .lesson[data-state="over"] > .node': { background: token.chapter.nodeNext },
  '& .lesson:is([data-state="making"], [data-state="failed"])': {
    '& > .node': { borderStyle: 'dashed', borderColor: token.chapter.nodeDone },
  },
  '& .lesson[data-state="failed"]': {
    '& .line': { color: token.color.status.warning.fg },
    '& > .node': { borderColor: token.color.status.warning.fg },
  },
  '&[data-layout="side"]': side,
  '& > .none': {
    padding: `${token.space[40]} ${token.space[24]}`,
    textAlign: 'center',
    color: token.color.text.secondary,
  },
  '@media (forced-colors: active)': {
    '& .lesson[data-state="now"]': { outline: '1px solid' },
    // These are drawn with backgrounds only, which forced colours would remove.
    '& .lesson::before, & .lesson > .node, & .lesson > .node::after, & .bar': { forcedColorAdjust: 'none' },
    '& .lesson[data-state="locked"] h4': { color: 'GrayText' },
  },
});
