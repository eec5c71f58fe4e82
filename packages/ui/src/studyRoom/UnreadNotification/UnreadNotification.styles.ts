import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Sheet } from '../../overlays/Notification/Notification.styles.ts';

/** The card of the popup, one button of 320 × 96. */
export const Card = styled(Sheet.withComponent('button'))({
  height: '96px',
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  '& > .picture': { position: 'relative', overflow: 'visible' },
  '& > .picture::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '-2px',
    top: '-2px',
    width: '10px',
    height: '10px',
    borderRadius: token.radius.pill,
    background: token.color.action.mark,
    boxShadow: `0 0 0 2px ${token.color.surface.card}`,
  },
  '& > .message': { minWidth: 0, height: '68px' },
  '& .body': { marginTop: token.space[4] },
  '&:is(:hover, [data-force="hover"])': { boxShadow: token.shadow[4], '& .title': { color: token.color.text.link } },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > .picture::after': { border: '5px solid Highlight' },
  },
});
