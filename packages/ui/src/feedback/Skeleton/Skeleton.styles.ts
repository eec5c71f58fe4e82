import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { visuallyHidden } from '../../foundations/css.ts';

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });
const appear = keyframes({ from: { opacity: 0 } });

const { sunken, card } = token.color.surface;
const glow = `color-mix(in oklab, ${sunken} 40%, ${card})`;

/** Placeholders for content that is loading; they appear after 300 ms, so that a fast response never flashes (ui-kit 5.2). */
export const Root = styled.div({
  '& > .word': visuallyHidden,
  '& > .shapes': { display: 'flex', flexDirection: 'column', gap: token.space[16] },
  '&[data-delayed] > .shapes': { animation: `${appear} ${token.motion.fast} 300ms backwards` },
  '& i': {
    display: 'block',
    height: '14px',
    borderRadius: token.space[4],
    background: `linear-gradient(100deg, ${sunken} 40%, ${glow} 50%, ${sunken} 60%) 0 0 / 300% 100%`,
    animation: `${shimmer} 1.4s linear infinite`,
  },
  '& .text': { display: 'flex', flexDirection: 'column', gap: token.space[8] },
  '& .text > i:last-of-type': { width: '60%' },
  '&[data-variant="card"] > .shapes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 272px))',
    gap: '28px 22px',
  },
  '& .card': { borderRadius: token.radius.card, overflow: 'hidden', background: card, boxShadow: token.shadow[1] },
  '& .card > i': { height: 'auto', aspectRatio: '16 / 9', borderRadius: 0 },
  '& .card > .text': { padding: token.space[16] },
  // Portraits and tickets are three per row, as high as their content.
  '&:is([data-variant="room"], [data-variant="ticket"]) > .shapes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: token.layout.gutter,
  },
  '& :is(.room, .ticket)': {
    display: 'flex',
    borderRadius: token.radius.card,
    overflow: 'hidden',
    background: card,
    boxShadow: token.shadow[1],
    '& > i': { flex: 'none', height: 'auto', borderRadius: 0 },
    '& > .text': { flex: 1, padding: token.density.pad },
  },
  '& .room > i': { width: '128px', minHeight: '196px' },
  '& .ticket > i': { width: '28%', minHeight: '116px' },
  '& i.panel': { height: 'var(--_height, 160px)', borderRadius: token.radius.card },
  '& .row': { display: 'flex', alignItems: 'center', gap: token.space[16] },
  '& .row > i': { flex: 'none', width: '96px', height: '54px', borderRadius: token.radius.control },
  '& .row > .text': { flex: 1 },
  '& .chapter': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[16],
    height: '56px',
    padding: `0 ${token.space[24]}`,
  },
  '& .chapter > i:first-of-type': { flex: 'none', width: '12px', height: '12px', borderRadius: '50%' },
  '& .chapter > i:nth-of-type(2)': { flex: 1, maxWidth: '50%' },
  '& .chapter > i:last-of-type': { width: '48px', marginInlineStart: 'auto' },
  '&[data-variant="talk"] > .shapes': { gap: 0 },
  '& .talk': { display: 'flex', alignItems: 'center', gap: token.space[12], height: '72px' },
  '& .talk > i': { flex: 'none', width: '44px', height: '44px', borderRadius: '50%' },
  '& .talk > .text': { flex: 1 },
  '& .chat': { display: 'flex', alignItems: 'flex-end', gap: token.space[8] },
  '& .chat > i:first-of-type': { flex: 'none', width: '32px', height: '32px', borderRadius: '50%' },
  '& .chat > i:last-of-type': { width: '280px', maxWidth: '60%', height: '44px', borderRadius: token.radius.card },
  '& .chat:nth-of-type(even)': { flexDirection: 'row-reverse' },
  '@media (prefers-reduced-motion: reduce)': { '& i': { animation: 'none' } },
  '@media (forced-colors: active)': { '& i': { border: '1px solid GrayText' } },
});
