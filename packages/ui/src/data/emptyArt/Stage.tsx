import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';

const { color } = token;

/** A colour mixed with the paper, opaque, so that nothing below shows through. */
const onPaper = (ink: string, percent: number) => `color-mix(in srgb, ${ink} ${percent}%, ${color.surface.card})`;

/** Colours by role; a change of brand changes the variables below them without a re-render (ui-kit 4.6). */
const Svg = styled.svg({
  display: 'block',
  '& .halo': { fill: color.nav.selectedBg },
  '& .tint': { fill: color.actionSoft.bg },
  '& .shade': { fill: color.actionSoft.bgHover },
  '& .faint': { fill: onPaper(color.action.bg, 40) },
  '& .bright': { fill: onPaper(color.action.bg, 82) },
  '& .solid': { fill: color.action.bg },
  '& .deep': { fill: color.action.bgHover },
  '& .dark': { fill: color.action.bgActive },
  '& .paper': { fill: color.surface.card },
  '& .spark': { fill: color.accent.bg },
  '& .sun': { fill: onPaper(color.accent.bg, 48) },
  '& :is(.edge, .thin, .bold, .cord, .ring, .chalk)': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .edge': { stroke: color.action.bgHover, strokeWidth: 2.5 },
  '& .thin': { stroke: onPaper(color.action.bg, 40), strokeWidth: 2.5 },
  '& .bold': { stroke: color.action.bg, strokeWidth: 12 },
  '& .cord': { stroke: color.action.bg, strokeWidth: 2.5 },
  '& .ring': { stroke: color.accent.bg, strokeWidth: 2.5 },
  '& .chalk': { stroke: color.surface.card, strokeWidth: 2.5 },
  '& .dotted': { strokeWidth: 2, strokeDasharray: '2 6' },
});

/** The background shared by all eight illustrations: a shadow, a halo, a small sun and three sparks; 200 × 160. */
export function Stage({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Svg className={className} viewBox="0 0 200 160" width={200} height={160} aria-hidden="true" focusable="false">
      <ellipse className="tint" cx={100} cy={138} rx={78} ry={10} />
      <circle className="halo" cx={104} cy={76} r={56} />
      <circle className="sun" cx={150} cy={38} r={12} />
      <circle className="spark" cx={24} cy={84} r={3} />
      <circle className="faint" cx={172} cy={82} r={4} />
      <circle className="spark" cx={84} cy={20} r={2.5} />
      {children}
    </Svg>
  );
}
