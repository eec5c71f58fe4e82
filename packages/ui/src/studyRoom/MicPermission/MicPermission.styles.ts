import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** A row of the device check: icon, status, one button, instructions below. */
export const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${token.space[12]}`,
  '& > .disc': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: token.radius.pill,
    color: token.color.status.info.fg,
    background: token.color.status.info.bg,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd, strokeWidth: 1.8 },
  },
  '&[data-state="granted"] > .disc': {
    color: token.color.status.success.fg,
    background: token.color.status.success.bg,
  },
  '&[data-state="denied"] > .disc': { color: token.color.status.danger.fg, background: token.color.status.danger.bg },
  '&[data-state="none"] > .disc': { color: token.color.status.warning.fg, background: token.color.status.warning.bg },
  '& .title': { ...type[14], fontWeight: token.weight.semibold },
  '& .text': { ...type[13], color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& > .steps': {
    gridColumn: '2 / -1',
    display: 'grid',
    gap: token.space[2],
    marginTop: '10px',
    paddingBlock: '10px',
    paddingInline: `${token.space[32]} ${token.space[16]}`,
    borderRadius: token.radius.control,
    listStyle: 'decimal',
    ...type[13],
    color: token.color.text.secondary,
    background: token.color.surface.page,
  },
  '@media (forced-colors: active)': { '& > .disc, & > .steps': { border: '1px solid CanvasText' } },
});
