import { lazy } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ChartFrame } from '../chartFrame.tsx';
import { type TrendChartLabels, trendChartLabels } from './TrendChart.labels.ts';
import type { TrendPoint } from './trendPoint.ts';

// The chart library loads with the first chart only (libraries.md, performance.md §3).
const TrendLines = lazy(async () => ({ default: (await import('./trendLines.tsx')).TrendLines }));

export interface TrendChartProps extends BaseProps<HTMLElement> {
  /** Accessible name. */
  label: string;
  points: readonly TrendPoint[];
  /** Height in px. */
  height?: number | undefined;
  /** Words by hand at one of the marks, counted from 0. */
  remark?: { at: number; text: string } | undefined;
  /** Places that are still to come, hatched, with words on them. */
  rest?: { count: number; text: string } | undefined;
  labels?: Partial<TrendChartLabels> | undefined;
}

/** Marks in order as a line, the class as a dashed one; the same figures as a table. */
export function TrendChart({ label, points, height = 276, remark, rest: toCome, labels, ...rest }: TrendChartProps) {
  const words = useLabels(trendChartLabels, labels);
  const hasReference = points.some(({ reference }) => reference !== undefined);
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={height}
      table={{
        head: [words.name, words.mine, ...(hasReference ? [words.average] : [])],
        rows: points.map(({ name, score, reference }) => [
          name,
          String(score),
          ...(hasReference ? [reference === undefined ? '—' : String(reference)] : []),
        ]),
      }}
    >
      <TrendLines points={points} height={height} ends={words} remark={remark} rest={toCome} />
    </ChartFrame>
  );
}
