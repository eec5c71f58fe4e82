import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { filled } from '../../foundations/css.ts';

/** Wrapper that positions the number on the corner of its content. */
export const Root = styled.span({
  position: 'relative',
  display: 'inline-flex',
  '& > .count': {
    display: 'inline-block',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    borderRadius: token.radius.pill,
    fontFamily: token.font.number,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    ...filled,
  },
  '& > .dot': {
    minWidth: '8px',
    width: '8px',
    height: '8px',
    padding: 0,
    background: token.color.action.mark,
    boxShadow: 'none',
  },
  '&[data-overlay] > .count': {
    position: 'absolute',
    top: '-7px',
    insetInlineStart: '100%',
    translate: '-60% 0',
    boxShadow: `0 0 0 2px ${token.color.surface.card}, ${filled.boxShadow}`,
  },
  '&[data-overlay] > .dot': { top: '-2px', translate: '-6px 0', boxShadow: `0 0 0 2px ${token.color.surface.card}` },
  '@media (forced-colors: active)': {
    '& > .count': { outline: '1px solid CanvasText' },
    '& > .dot': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
});
