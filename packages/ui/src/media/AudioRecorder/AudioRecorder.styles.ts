import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { active, hover, type } from '../../foundations/css.ts';
import { roundButton } from '../AudioPlayer/AudioPlayer.styles.ts';

const { danger } = token.color.status;

export const Root = styled.div({
  display: 'grid',
  gap: token.space[12],
  minWidth: '280px',
  '& .limit': { margin: 0, color: token.color.text.secondary, ...type[13] },
  '& .box': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minHeight: '80px',
    padding: token.space[16],
    borderRadius: token.radius.card,
    background: token.color.surface.sunken,
  },
  '& .main': {
    ...roundButton,
    '&:disabled': { background: token.color.surface.card, color: token.color.text.disabled, cursor: 'not-allowed' },
  },
  '&[data-phase="recording"] .main': {
    background: danger.solid,
    color: danger.solidFg,
    boxShadow: `0 0 0 6px ${danger.bg}`,
    [hover]: { background: danger.fg },
    [active]: { background: danger.fg },
  },
  '& .says': { flex: 1, minWidth: 0, '& > b': { display: 'block', fontWeight: token.weight.medium } },
  '& .hint': { color: token.color.text.secondary, ...type[12] },
  '& .meter': { display: 'flex', alignItems: 'center', gap: '2px', height: '20px', marginTop: token.space[4] },
  '& .meter > i': {
    width: '3px',
    height: 'var(--_h)',
    borderRadius: '2px',
    background: token.color.border.control,
  },
  '&[data-phase="recording"] .meter > i': { background: danger.border },
  '& .elapsed': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums', ...type[18] },
  '& .ways': { display: 'flex', gap: token.space[8] },
  '@media (forced-colors: active)': {
    '& .box': { border: '1px solid CanvasText' },
    '& .meter > i': { background: 'CanvasText' },
  },
});
