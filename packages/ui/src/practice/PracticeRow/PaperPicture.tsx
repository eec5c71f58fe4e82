import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { practiceRowLabels } from './PracticeRow.labels.ts';

/** What the page shows: dots of answered questions, a red circle, a turning tick, a pencil, a score, a stamp. */
export type PaperPictureKind = 'todo' | 'sentBack' | 'submitted' | 'awaiting' | 'finished' | 'expired';

export interface PaperPictureProps {
  kind: PaperPictureKind;
  /** Share of answered questions, 0 to 1. */
  done?: number | undefined;
  /** Points, shown on a finished page. */
  score?: number | undefined;
}

const ink = token.color.status.danger.solid;
const { info } = token.color.status;

const Svg = styled.svg({
  display: 'block',
  overflow: 'visible',
  filter: `drop-shadow(0 1px 2px ${alpha(token.color.surface.inverse, 24)})`,
  '& .sheet': { fill: token.color.surface.card },
  '& .fold': { fill: token.color.border.subtle },
  '& .title': { stroke: token.color.text.primary, strokeWidth: 3 },
  '&[data-kind="expired"] .title': { stroke: token.color.text.disabled },
  '& .line': { stroke: token.color.border.subtle, strokeWidth: 2.2 },
  '& .dot': { fill: token.color.surface.card, stroke: token.color.text.disabled, strokeWidth: 1.2 },
  '& .dot[data-done]': { fill: token.color.text.disabled },
  '&[data-kind="todo"] .dot[data-done]': { fill: token.color.progress.fill, stroke: token.color.progress.fill },
  '& .ink': { fill: 'none', stroke: ink, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .inked': { fill: ink, fontWeight: token.weight.semibold },
  '& .veil': { fill: token.color.surface.card, opacity: 0.88 },
  '& .score': { stroke: token.color.surface.card, strokeWidth: 5, paintOrder: 'stroke', fontFamily: token.font.number },
  '& .ring': { fill: 'none', stroke: info.solid, strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .wood': { fill: token.color.accent.softBg },
  '& .stamp': { fill: 'none', stroke: token.color.text.secondary, strokeWidth: 1.6 },
  '& .stamped': { fill: token.color.text.secondary, fontWeight: token.weight.semibold },
});

const LINES = [36, 30, 38, 26, 34, 20] as const;

/** The picture of a practice: its own page, 64 × 83. Its state is said in words beside it. */
export function PaperPicture({ kind, done, score }: PaperPictureProps) {
  const { stamp } = useLabels(practiceRowLabels);
  const answered = done === undefined ? 0 : Math.round(Math.min(1, Math.max(0, done)) * LINES.length);
  const filled = kind === 'todo' ? answered : LINES.length;
  return (
    <Svg className="picture" width="64" height="83" viewBox="0 0 64 83" aria-hidden="true" data-kind={kind}>
      <path className="sheet" d="M0 0H54L64 10V83H0Z" />
      <path className="fold" d="M54 0V10H64Z" />
      <path className="title" d="M8 11h26" />
      {LINES.map((length, at) => (
        <g key={length}>
          <circle className="dot" data-done={at < filled || undefined} cx="10.5" cy={22 + at * 10} r="2.8" />
          <path className="line" d={`M18 ${22 + at * 10}h${length}`} />
        </g>
      ))}
      {kind === 'sentBack' && (
        <>
          <path className="ink" d="M6 46c-4 12 4 16 26 16s28-4 26-12s-18-10-36-9c-8 1-14 2-18 8" />
          <text className="inked" x="46" y="34" fontSize="24">
            ?
          </text>
        </>
      )}
      {kind === 'submitted' && (
        <>
          <circle className="sheet" cx="42" cy="56" r="15" />
          <circle className="ring" cx="42" cy="56" r="11" strokeDasharray="50 20" />
          <path className="ring" d="M37.5 56.5l3 3 6-6.5" />
        </>
      )}
      {kind === 'awaiting' && (
        <g transform="translate(52 26) rotate(34)">
          <rect className="inked" width="7" height="52" rx="3.5" />
          <path className="wood" d="M0 49L3.5 60L7 49Z" />
          <path className="inked" d="M2.4 56.5L3.5 60L4.6 56.5Z" />
        </g>
      )}
      {kind === 'finished' && (
        <>
          <path className="veil" d="M0 60H64V83H0Z" />
          <text className="inked score" x="40" y="46" fontSize="30" textAnchor="middle" transform="rotate(-7 40 40)">
            {score ?? '—'}
          </text>
          <path className="ink" d="M22 53q18-5 36-3M26 58q14-3 28-2M8 68l3.5 4 6-9" />
        </>
      )}
      {kind === 'expired' && (
        <g transform="rotate(-14 34 52)">
          <rect className="stamp sheet" x="6" y="40" width="54" height="23" rx="4" />
          <text
            className="stamped"
            x="33"
            y="56"
            fontSize="13"
            textAnchor="middle"
            textLength={44}
            lengthAdjust="spacingAndGlyphs"
          >
            {stamp}
          </text>
        </g>
      )}
    </Svg>
  );
}
