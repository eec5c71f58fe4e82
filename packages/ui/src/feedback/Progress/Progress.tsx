import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { percentOf } from './amount.ts';
import { type ProgressLabels, progressLabels } from './Progress.labels.ts';
import { Root } from './Progress.styles.ts';

type Size = 'sm' | 'md' | 'lg';

export interface ProgressProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** What is going on: the accessible name. */
  label: string;
  /** How much of `max` is done; absent while nobody knows. */
  value?: number | undefined;
  /** The whole amount; 100 unless told. */
  max?: number | undefined;
  /** A line, or a ring with the figure in it. */
  kind?: 'bar' | 'ring' | undefined;
  /** A bar of 4, 6 or 8 px; a ring of 32, 48 or 96 px. */
  size?: Size | undefined;
  /** What the amount means; a full ring of the brand turns to success by itself. */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
  /** The amount in words, e.g. `7/24讲`; read aloud and shown instead of the percentage. */
  valueText?: string | undefined;
  /** Writes the amount beside the bar; a ring has it in the middle unless this is `false`. */
  showValue?: boolean | undefined;
  /** Takes the place of what stands in the middle of a ring. */
  children?: ReactNode;
  labels?: Partial<ProgressLabels> | undefined;
}

/** How far something has come: a lesson, a course, an upload (§3 Course). */
export function Progress(props: ProgressProps) {
  const {
    label,
    value,
    max = 100,
    kind = 'bar',
    size = 'md',
    tone = 'brand',
    valueText,
    showValue,
    children,
    labels,
    style,
    ...rest
  } = props;
  const words = useLabels(progressLabels, labels);
  const percent = percentOf(value, max);
  const spoken = valueText ?? (percent === undefined ? words.running : `${percent}%`);
  const vars: CSSProperties & Record<'--_v', number> = { '--_v': percent ?? 25, ...style };
  return (
    <Root
      {...rest}
      style={vars}
      role="progressbar"
      aria-label={label}
      aria-valuemin={percent === undefined ? undefined : 0}
      aria-valuemax={percent === undefined ? undefined : 100}
      aria-valuenow={percent}
      aria-valuetext={spoken}
      data-kind={kind}
      data-size={size}
      data-tone={tone}
      data-state={percent === undefined ? 'unknown' : percent === 100 ? 'done' : percent === 0 ? 'none' : 'running'}
    >
      {kind === 'bar' ? (
        <>
          <span className="track">
            <span className="fill" />
          </span>
          {showValue && <span className="value">{spoken}</span>}
        </>
      ) : (
        <>
          <Ring size={size} />
          {showValue !== false && <span className="middle">{children ?? middleOf(percent, size)}</span>}
        </>
      )}
    </Root>
  );
}

function Ring({ size }: { size: Size }) {
  // The box is 100 units wide, the stroke stays inside of it, and a path length of 100 makes the dash a percentage.
  const radius = 50 - (size === 'lg' ? 3.5 : 4);
  return (
    <svg className="circle" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={50} cy={50} r={radius} />
      <circle className="arc" cx={50} cy={50} r={radius} pathLength={100} />
    </svg>
  );
}

function middleOf(percent: number | undefined, size: Size): ReactNode {
  if (percent === undefined) return null;
  if (percent === 100) return <Check className="tick" aria-hidden="true" />;
  return size === 'sm' ? percent : `${percent}%`;
}
