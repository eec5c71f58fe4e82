import { token } from '@shuyuan/tokens';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { TrendPoint } from './trendPoint.ts';

const { color } = token;
const tick = { fontSize: 12, fill: color.chart.label };

/** The lines of a trend: the student's own solid with points, the class dashed. */
export function TrendLines({ points, height }: { points: readonly TrendPoint[]; height: number }) {
  const lowest = Math.min(...points.flatMap(({ score, reference }) => [score, reference ?? score]), 60);
  const data = points.map((point, at) => ({ ...point, place: at + 1 }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={data} margin={{ top: 12, right: 24, bottom: 4, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke={color.chart.grid} />
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
          dot={false}
          connectNulls
          isAnimationActive={false}
        />
        <Line
          dataKey="score"
          stroke={color.progress.fill}
          strokeWidth={2.6}
          dot={{ r: 3.5, fill: color.surface.card, stroke: color.progress.fill, strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
