import { token } from '@shuyuan/tokens';
import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Text,
  type TextProps,
} from 'recharts';
import type { RadarPoint } from './radarPoint.ts';

const { color } = token;

/** Room for a name beside the web; a longer one takes more lines: between words, and in Chinese anywhere. */
const NAME_PX = 72;

function CornerName({ payload, ...place }: TextProps & { payload: { value: string } }) {
  const name = payload.value;
  return (
    <Text
      {...place}
      width={NAME_PX}
      breakAll={/\p{Script=Han}/u.test(name)}
      lineHeight="1.25em"
      fontSize={12}
      fill={color.chart.label}
    >
      {name}
    </Text>
  );
}

/** The web of a radar: the student's own area over the dashed line of the class. */
export function RadarWeb({ points, height }: { points: readonly RadarPoint[]; height: number }) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <RadarChart data={[...points]} outerRadius="70%" accessibilityLayer={false}>
        <PolarGrid stroke={color.chart.grid} />
        <PolarAngleAxis dataKey="name" tick={CornerName} />
        <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} />
        <Radar
          dataKey="reference"
          stroke={color.chart.label}
          strokeDasharray="5 4"
          fill="none"
          isAnimationActive={false}
        />
        <Radar
          dataKey="rate"
          stroke={color.progress.fill}
          strokeWidth={2}
          fill={color.progress.fill}
          fillOpacity={0.16}
          isAnimationActive={false}
        />
      </RadarChart>
    </ResponsiveContainer>
  );
}
