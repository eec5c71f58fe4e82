import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** The entry to a room: an icon, the status, and one button. */
export const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${token.space[16]}`,
  padding: `${token.space[20]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > .disc': {
    display: 'grid',
    placeItems: 'center',
    width: token.space[48],
    height: token.space[48],
    borderRadius: token.radius.pill,
    color: token.color.actionSoft.fg,
    background: token.color.actionSoft.bg,
    '& > svg': { width: token.size.iconLg, height: token.size.iconLg, strokeWidth: 1.6 },
  },
  '&[data-status="opened"] > .disc': {
    color: token.color.status.success.fg,
    background: token.color.status.success.bg,
  },
  '&[data-status="blocked"] > .disc': {
    color: token.color.status.warning.fg,
    background: token.color.status.warning.bg,
  },
  '& .title': { ...type[16], fontWeight: token.weight.semibold },
  '& .text': { ...type[13], color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& .plain': { display: 'inline-block', marginTop: token.space[4], ...type[13], overflowWrap: 'anywhere' },
  '& .plain > svg': { flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
