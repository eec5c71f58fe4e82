import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const { color } = token;

/** The pane beside a conversation: the person, then shared items. */
export const Root = styled.div({
  background: color.surface.card,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  '& > .who': {
    display: 'grid',
    justifyItems: 'center',
    padding: '28px 20px 20px',
    textAlign: 'center',
    '& > .portrait': {
      position: 'relative',
      width: '88px',
      height: '88px',
      overflow: 'hidden',
      borderRadius: token.radius.pill,
      background: color.actionSoft.bg,
      '& > img': { position: 'absolute', insetInlineStart: '-9%', bottom: '-34%', width: '118%', maxWidth: 'none' },
    },
    '& > .plain.plain': { width: '88px', height: '88px' },
    '& > h2': { marginTop: '10px', ...type[18] },
    '& > p': { ...type[13], color: color.text.secondary },
    '& > .hours': { ...type[12], lineHeight: token.lineHeight[13] },
    '& > .action': { width: '100%', marginTop: '14px' },
  },
  '& > section': { padding: `${token.space[16]} ${token.space[20]}`, borderTop: `1px solid ${color.border.subtle}` },
  '& h3': { display: 'flex', alignItems: 'baseline', gap: token.space[8], marginBottom: '10px', ...type[14] },
  '& h3 > a': {
    marginInlineStart: 'auto',
    ...type[12],
    fontWeight: token.weight.regular,
    color: color.text.tertiary,
    [hover]: { color: color.text.link, textDecoration: 'underline' },
  },
  '& .item': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${token.space[12]}`,
    alignItems: 'center',
    minHeight: '36px',
    color: 'inherit',
    '& > .cover': {
      gridRow: '1 / 3',
      width: '64px',
      height: '36px',
      borderRadius: '6px',
      objectFit: 'cover',
      background: color.surface.sunken,
    },
    '& > .mark': { gridRow: '1 / 3' },
    '& > .title': { ...type[13], overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& > .title:last-child': {
      gridRow: '1 / 3',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
    '& > .more': { ...type[12], color: color.text.tertiary },
    [hover]: { '& > .title': { color: color.text.link } },
  },
  '& li + li': { marginTop: token.space[12] },
  '& .thumbs': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '6px',
    '& li + li': { marginTop: 0 },
    '& button': { display: 'block', width: '100%', borderRadius: '6px', cursor: 'zoom-in' },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '1',
      objectFit: 'cover',
      background: color.surface.card,
      borderRadius: '6px',
      border: `1px solid ${color.border.subtle}`,
    },
  },
  '& > .switches': { display: 'grid', gap: token.space[8], ...type[13] },
});
