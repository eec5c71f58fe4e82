import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { active, hover, type } from '../../foundations/css.ts';

/** A small dark pill in a corner that no page uses, so that nobody mistakes it for a part of the school's site. */
export const Trigger = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  boxSizing: 'border-box',
  maxWidth: '240px',
  minHeight: token.field.hSm,
  margin: 0,
  padding: `${token.space[4]} ${token.space[12]}`,
  border: 0,
  borderRadius: token.radius.pill,
  background: token.color.surface.inverse,
  color: token.color.text.inverse,
  fontFamily: 'inherit',
  ...type[12],
  cursor: 'pointer',
  transition: `box-shadow ${token.motion.fast}`,
  boxShadow: token.shadow[1],
  '&[data-layout="fixed"]': {
    position: 'fixed',
    insetInlineStart: token.space[8],
    bottom: token.space[8],
    zIndex: token.z.floating,
  },
  '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  '& > .env': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [hover]: { boxShadow: token.shadow[3] },
  [active]: { boxShadow: 'none' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
});

/** The content of the dialog: an explanation and the addresses. */
export const Body = styled.div({
  display: 'grid',
  gap: token.space[16],
  '& > .hint': { margin: 0, ...type[14], color: token.color.text.secondary, textWrap: 'pretty' },
  '& > .none': { margin: 0, padding: `${token.space[24]} 0`, textAlign: 'center', color: token.color.text.tertiary },
  '& .description': { overflowWrap: 'anywhere', fontFamily: token.font.number },
});
