import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

const { status, text, surface } = token.color;

/** A strip of 40 px above the messages; hidden while connected. */
export const Root = styled.div({
  flex: 'none',
  ...type[13],
  '& > .strip': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    padding: `${token.space[8]} ${token.space[24]}`,
    color: status.warning.fg,
    background: status.warning.bg,
  },
  '&[data-state="connecting"] > .strip': { color: text.secondary, background: surface.sunken },
  '&[data-state="closed"] > .strip': { color: status.danger.fg, background: status.danger.bg },
  '&[data-state="restored"] > .strip': { color: status.success.fg, background: status.success.bg },
  '& .spinner': { ...spinner, width: '14px', height: '14px', margin: '1px' },
  '& svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& button': {
    flex: 'none',
    minHeight: token.size.target,
    marginInlineStart: 'auto',
    borderRadius: '2px',
    fontWeight: token.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '&:hover': { textDecorationThickness: '2px' },
  },
  '@media (forced-colors: active)': { '& > .strip': { borderBottom: '1px solid CanvasText' } },
});
