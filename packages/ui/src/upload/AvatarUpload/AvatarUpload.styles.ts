import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

/** The picture of 96 px as a button to change it. */
export const Root = styled.section({
  minWidth: 0,
  '& > .face': {
    position: 'relative',
    display: 'block',
    width: '96px',
    height: '96px',
    borderRadius: token.radius.pill,
    overflow: 'hidden',
    color: token.color.text.inverse,
    background: token.color.actionSoft.bg,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > .none': { width: '48px', height: '48px', margin: '24px', color: token.color.actionSoft.fg, strokeWidth: 1.4 },
    '& > .veil': {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      ...type[12],
      background: alpha(token.color.surface.inverse, 72),
      opacity: 0,
      transition: `opacity ${token.motion.fast}`,
      '& > svg': { width: token.size.iconMd, height: token.size.iconMd, strokeWidth: 1.6 },
      '& > .turning': { ...spinner, width: '18px', height: '18px' },
    },
    '&:is(:hover, :focus-visible, [data-force]) > .veil': { opacity: 1 },
    '&[aria-busy="true"]': { cursor: 'progress', '& > .veil': { opacity: 1 } },
    '&:disabled': { cursor: 'not-allowed', '& > .veil': { opacity: 0 } },
  },
  '&[data-status="failed"] > .face': {
    boxShadow: `0 0 0 3px ${token.color.surface.card}, 0 0 0 5px ${token.color.status.danger.solid}`,
  },
  '& > [role="alert"]': { marginTop: token.space[16] },
  '@media (forced-colors: active)': { '&[data-status="failed"] > .face': { outline: '2px dashed Mark' } },
});
