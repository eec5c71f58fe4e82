import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

const { paper } = token.color;
const corner = `linear-gradient(${alpha(token.color.action.mark, 28)} 0 0)`;

/** A QR code on a white sheet; dark on white in every brand and in dark mode, or phones cannot read it. */
export const Root = styled.div({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: token.space[8],
  ...type[13],
  color: token.color.text.secondary,
  textAlign: 'center',
  '& > .sheet': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'content-box',
    width: 'var(--_size)',
    height: 'var(--_size)',
    padding: token.space[8],
    borderRadius: token.radius.control,
    background: paper.bg,
    color: paper.fg,
    forcedColorAdjust: 'none',
  },
  // Viewfinder corners mark it as something to scan.
  '&[data-framed] > .sheet': {
    padding: token.space[24],
    borderRadius: token.radius.card,
    boxShadow: token.shadow[2],
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '10px',
      background: [
        `${corner} 0 0 / 22px 3px`,
        `${corner} 0 0 / 3px 22px`,
        `${corner} 100% 0 / 22px 3px`,
        `${corner} 100% 0 / 3px 22px`,
        `${corner} 0 100% / 22px 3px`,
        `${corner} 0 100% / 3px 22px`,
        `${corner} 100% 100% / 22px 3px`,
        `${corner} 100% 100% / 3px 22px`,
      ].join(', '),
      backgroundRepeat: 'no-repeat',
    },
  },
  '& .code': { display: 'block', width: '100%', height: '100%' },
  '& .code > path:first-of-type': { fill: paper.bg },
  '& .code > path:last-of-type': { fill: paper.fg },
  '&:is([data-status="expired"], [data-status="scanned"]) .code': { opacity: 0.1 },
  '& > .sheet > :is(.logo, .over)': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  '& .logo': { pointerEvents: 'none' },
  '& .logo > *': {
    boxSizing: 'border-box',
    width: '22%',
    height: '22%',
    padding: '2.5%',
    borderRadius: '6px',
    background: paper.bg,
    objectFit: 'contain',
  },
  '& .logo > img': { display: 'block' },
  '& .done': {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: token.radius.pill,
    color: token.color.status.success.solidFg,
    background: token.color.status.success.solid,
    boxShadow: `0 0 0 8px ${token.color.status.success.bg}`,
    '& > svg': { width: '28px', height: '28px' },
  },
  '& .ring': { ...spinner, width: '24px', height: '24px', color: token.color.action.mark },
  '&[data-status="loading"] > .sheet': { background: token.color.surface.sunken },
  '& > .caption': { maxWidth: 'calc(var(--_size) + 48px)', margin: 0, overflowWrap: 'anywhere' },
  '& > .link': { color: token.color.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& .said': visuallyHidden,
});
