import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color } = token;

/** 300 px for the conversations, the messages, 280 px for the other side (ui-kit 3.9). */
export const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '300px minmax(560px, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: '1000px',
  height: '100dvh',
  minHeight: '640px',
  color: color.text.primary,
  background: color.surface.card,
  '&[data-info]': { gridTemplateColumns: '300px minmax(560px, 1fr) 280px' },
  // Three panes need 1140 px; below that the third pane is hidden and the messages keep their width.
  '@media (max-width: 1139px)': {
    '&[data-info]': { gridTemplateColumns: '300px minmax(560px, 1fr)' },
    '& > .info': { display: 'none' },
  },
  // A separate window may be narrower than a page of the portal.
  'body:has(&)': { minWidth: '1000px' },
  '& > .talks': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    '& > nav': { flex: 1 },
  },
  '& .top': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: '10px',
    height: '64px',
    padding: `0 ${token.space[16]}`,
    ...type[16],
    fontWeight: token.weight.semibold,
    '& > .end': { display: 'flex', marginInlineStart: 'auto' },
  },
  '& > .talks > .top > .mark': {
    flex: 'none',
    width: '32px',
    height: '32px',
    backgroundImage: token.img.logo,
    backgroundPosition: '0 50%',
    backgroundSize: 'auto 32px',
    backgroundRepeat: 'no-repeat',
  },
  '& > .talk': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    background: color.surface.page,
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: '10px',
    height: '64px',
    paddingBlock: 0,
    paddingInline: `${token.space[24]} ${token.space[12]}`,
    borderBottom: `1px solid ${color.border.subtle}`,
    background: color.surface.card,
    '& > h1': {
      minWidth: 0,
      ...type[16],
      lineHeight: token.lineHeight[20],
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > .presence': {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      gap: '6px',
      ...type[13],
      color: color.text.tertiary,
      '&::before': {
        content: '""',
        width: '6px',
        height: '6px',
        borderRadius: token.radius.pill,
        background: color.border.control,
      },
      '&[data-presence="online"]::before': { background: color.status.success.border },
      '@media (forced-colors: active)': { '&::before': { border: '1px solid CanvasText' } },
    },
    '& > .actions': { display: 'flex', flex: 'none', marginInlineStart: 'auto' },
  },
  '& .nobody': { flex: 1 },
  '& .first': { flex: 1, padding: token.space[24] },
  '& > .info': {
    minHeight: 0,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    borderInlineStart: `1px solid ${color.border.subtle}`,
  },
});
