import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** The cover of an article in its aspect ratio, 248 px wide in a form, 320 px on its page. */
export const Root = styled.section({
  minWidth: 0,
  '& > .box': {
    position: 'relative',
    width: '248px',
    height: '178px',
    borderRadius: '10px',
    overflow: 'hidden',
    background: token.color.surface.sunken,
    '& > [data-state]': { height: '100%' },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& .veil': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[8],
    padding: token.space[16],
    ...type[13],
    textAlign: 'center',
    color: token.color.text.inverse,
    background: alpha(token.color.surface.inverse, 72),
    '& > .bar': {
      width: '152px',
      background: alpha(token.color.surface.card, 32),
      '& > i': { background: token.color.surface.card },
    },
    '&[data-tone="danger"]': { color: token.color.status.danger.fg, background: alpha(token.color.surface.card, 93) },
    '& > button': { minHeight: token.size.target, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& .acts': {
    position: 'absolute',
    insetInlineEnd: token.space[8],
    bottom: token.space[8],
    display: 'flex',
    gap: '6px',
    '& > button': { boxShadow: 'none', background: alpha(token.color.surface.card, 94) },
  },
  '&[data-variant="page"] > .box': { width: '320px', height: '230px', borderRadius: token.radius.card },
  '&[data-variant="page"] .acts': {
    insetInlineEnd: 'auto',
    insetInlineStart: token.space[12],
    bottom: token.space[12],
    gap: token.space[8],
  },
  '& > .box + [data-tone], & > [data-state]': { marginTop: token.space[12] },
  '@media (forced-colors: active)': { '& .veil': { background: 'Canvas' } },
});
