import { lazy } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ChartFrame } from '../chartFrame.tsx';
import type { RadarPoint } from './radarPoint.ts';
import { type ScoreRadarLabels, scoreRadarLabels } from './ScoreRadar.labels.ts';

// The chart library loads with the first chart only (libraries.md, performance.md §3).
const RadarWeb = lazy(async () => ({ default: (await import('./radarWeb.tsx')).RadarWeb }));

export interface ScoreRadarProps extends BaseProps<HTMLElement> {
  /** Accessible name. */
  label: string;
  /** Three to eight corners; fewer than three are a table only. */
  points: readonly RadarPoint[];
  /** Height in px. */
  height?: number | undefined;
  labels?: Partial<ScoreRadarLabels> | undefined;
}

/** Fewest corners of an area. */
const CORNERS_MIN = 3;

/** Shares by topic as an area; the same figures as a table. */
export function ScoreRadar({ label, points, height = 300, labels, ...rest }: ScoreRadarProps) {
  const words = useLabels(scoreRadarLabels, labels);
  const hasReference = points.some(({ reference }) => reference !== undefined);
  const isArea = points.length >= CORNERS_MIN;
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={isArea ? height : 0}
      table={{
        head: [words.name, words.mine, ...(hasReference ? [words.average] : [])],
        rows: points.map(({ name, rate, reference }) => [
          name,
          `${rate}%`,
          ...(hasReference ? [reference === undefined ? '—' : `${reference}%`] : []),
        ]),
      }}
    >
      {isArea && <RadarWeb points={points} height={height} />}
    </ChartFrame>
  );
}
