import { token } from '@shuyuan/tokens';
import { useId } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceArea, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { TrendDot } from './trendDot.tsx';
import type { TrendPoint } from './trendPoint.ts';

const { color } = token;
const tick = { fontSize: 12, fill: color.chart.label };

interface TrendLinesProps {
  points: readonly TrendPoint[];
  height: number;
  /** Whose the lines are, at their ends. */
  ends: { mine: string; average: string };
  /** Words by hand at one of the marks. */
  remark?: { at: number; text: string } | undefined;
  /** Places that are still to come, and the words on them. */
  rest?: { count: number; text: string } | undefined;
}

/** Room for the words at the ends of the lines, in px. */
const END_WIDTH = 116;

/** The lines of a trend: the student's own solid with points, the class dashed; each is named at its end. */
export function TrendLines({ points, height, ends, remark, rest }: TrendLinesProps) {
  const lowest = Math.min(...points.flatMap(({ score, reference }) => [score, reference ?? score]), 60);
  const hatch = useId();
  const total = points.length + (rest?.count ?? 0);
  const data = Array.from({ length: total }, (_, at) => ({ ...points[at], place: at + 1 }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={data} margin={{ top: 24, right: END_WIDTH, bottom: 4, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke={color.chart.grid} />
        {rest && (
          <>
            <defs>
              <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path d="M0 0V8" stroke={color.chart.grid} />
              </pattern>
            </defs>
            <ReferenceArea
              x1={points.length + 1}
              x2={total}
              fill={`url(#${hatch})`}
              fillOpacity={1}
              label={{ value: rest.text, fontSize: 13, fill: color.chart.label }}
            />
          </>
        )}
        <XAxis dataKey="place" tick={tick} stroke={color.chart.label} />
        <YAxis
          domain={[Math.max(0, Math.floor(lowest / 10) * 10), 100]}
          width={40}
          tick={tick}
          stroke={color.chart.label}
        />
        <Line
          dataKey="reference"
          stroke={color.chart.label}
          strokeDasharray="5 4"
          strokeWidth={1.6}
          dot={({ cx, cy, index, payload, key }) =>
            index === points.length - 1 && typeof cx === 'number' && typeof cy === 'number' ? (
              <text key={key} x={cx + 12} y={cy + awayFrom(payload)} fontSize="12" fill={color.chart.label}>
                {`${payload.reference} ${ends.average}`}
              </text>
            ) : (
              <g key={key} />
            )
          }
          connectNulls
          isAnimationActive={false}
        />
        <Line
          dataKey="score"
          stroke={color.progress.fill}
          strokeWidth={2.6}
          dot={({ cx, cy, index, payload, key }) => (
            <TrendDot
              key={key}
              cx={cx}
              cy={cy}
              score={payload.score}
              end={index === points.length - 1 ? ends.mine : undefined}
              remark={remark?.at === index ? remark.text : undefined}
            />
          )}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Offset of the name of the class at its end, so that two marks close to each other do not cover it. */
function awayFrom({ score, reference }: TrendPoint): number {
  if (reference === undefined || Math.abs(score - reference) > 6) return 4;
  return score > reference ? 20 : -14;
}
