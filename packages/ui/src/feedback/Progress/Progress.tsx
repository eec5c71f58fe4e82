import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { percentOf } from './amount.ts';
import { type ProgressLabels, progressLabels } from './Progress.labels.ts';
import { Root } from './Progress.styles.ts';

type Size = 'sm' | 'md' | 'lg';

export interface ProgressProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** Accessible name. */
  label: string;
  /** Completed share of `max`; absent while indeterminate. */
  value?: number | undefined;
  /** Maximum; 100 by default. */
  max: number;
  /** A bar, or a ring with the value in it. */
  variant?: 'bar' | 'ring' | undefined;
  /** A bar of 4, 6 or 8 px; a ring of 32, 48 or 96 px. */
  size?: Size | undefined;
  /** Semantic colour; a full ring in the brand's colour turns to success automatically. */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
  /** The value as text, e.g. `7/24讲`; announced and shown instead of the percentage. */
  valueText?: string | undefined;
  /** Shows the value beside the bar; a ring has it in the middle unless this is `false`. */
  showValue?: boolean | undefined;
  /** Replaces the content in the middle of a ring. */
  children?: ReactNode;
  labels?: Partial<ProgressLabels> | undefined;
}

/** Progress of a lesson, a course or an upload (§3 Course). */
export function Progress(props: ProgressProps) {
  const {
    label,
    value,
    max,
    variant = 'bar',
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
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      data-state={percent === undefined ? 'unknown' : percent === 100 ? 'done' : percent === 0 ? 'none' : 'running'}
    >
      {variant === 'bar' ? (
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
  // The box is 100 units wide, the stroke stays inside, and a path length of 100 makes the dash a percentage.
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
