import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { spinner } from '../../foundations/spinner.ts';
import { labels } from '../Skeleton/Skeleton.labels.ts';

export interface SpinnerProps extends BaseProps<HTMLSpanElement> {
  /** 16, 24 or 40 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `inherit` uses the colour of the surrounding text, e.g. on a brand background. */
  tone?: 'brand' | 'inherit' | undefined;
  /** What is being loaded. */
  label?: string | undefined;
  /** Shows the label beside the ring. */
  labelShown?: boolean | undefined;
  /** Delays its appearance by 300 ms. */
  delayed?: boolean | undefined;
}

const appear = keyframes({ from: { opacity: 0 } });

const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  color: token.color.text.secondary,
  '& > .ring': { ...spinner, color: token.color.action.mark },
  '&[data-size="md"] > .ring': { width: '24px', height: '24px' },
  '&[data-size="lg"] > .ring': { width: '40px', height: '40px', borderWidth: '3px' },
  '&[data-tone="inherit"]': { color: 'inherit' },
  '&[data-tone="inherit"] > .ring': { color: 'inherit' },
  '&[data-delayed]': { animation: `${appear} ${token.motion.fast} 300ms backwards` },
  '& > .word': visuallyHidden,
});

/** A loading indicator. */
export function Spinner({ size = 'md', tone = 'brand', label, labelShown, delayed, ...rest }: SpinnerProps) {
  const words = useLabels(labels);
  return (
    <Root {...rest} role="status" data-size={size} data-tone={tone} data-delayed={delayed || undefined}>
      <span className="ring" aria-hidden="true" />
      <span className={labelShown ? undefined : 'word'}>{label ?? words.loading}</span>
    </Root>
  );
}
