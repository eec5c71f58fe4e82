import { token } from '@shuyuan/tokens';
import { redInk } from '../../foundations/ink.ts';
import { HAND_FONT } from '../paperFonts.ts';

const { color } = token;

export interface TrendDotProps {
  cx?: number | undefined;
  cy?: number | undefined;
  score: number;
  /** The last mark: filled, with its figure behind it. */
  end?: string | undefined;
  /** Words by hand beside a circle around the mark. */
  remark?: string | undefined;
}

/** A mark on the line of the student. */
export function TrendDot({ cx, cy, score, end, remark }: TrendDotProps) {
  if (cx === undefined || cy === undefined) return null;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      {remark !== undefined && (
        <g fill="none" stroke={redInk} strokeWidth="1.6" strokeLinecap="round">
          <path d="M-9 -8C-4 -13 8 -12 11 -4C14 5 6 12 -3 11C-12 10 -14 0 -7 -7" />
          <path d="M-12 -9C-18 -18 -26 -19 -32 -17" />
          <text x="-36" y="-13" fill={redInk} stroke="none" textAnchor="end" fontFamily={HAND_FONT} fontSize="15">
            {remark}
          </text>
        </g>
      )}
      <circle
        r={end === undefined ? 3.5 : 5}
        fill={end === undefined ? color.surface.card : color.progress.fill}
        stroke={color.progress.fill}
        strokeWidth="2"
      />
      {end !== undefined && (
        <text x="12" y="5" fill={color.progress.fill} fontSize="16" fontWeight="600" fontFamily={token.font.number}>
          {score}
          <tspan dx="6" fontSize="12" fontWeight="400">
            {end}
          </tspan>
        </text>
      )}
    </g>
  );
}
