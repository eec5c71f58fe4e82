import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type TagLabels, tagLabels } from './Tag.labels.ts';
import { Root } from './Tag.styles.ts';

/** Semantic colour. */
export type TagTone = 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface TagProps extends BaseProps<HTMLSpanElement> {
  /** The text, so that colour never carries the meaning alone. */
  children: string;
  /** Semantic colour; grey by default. */
  tone?: TagTone | undefined;
  variant?: 'soft' | 'solid' | 'outline' | undefined;
  /** 20 px, or 26 px above a headline. */
  size?: 'sm' | 'md' | undefined;
  /** Small icon before the text, 12 px. */
  icon?: ReactNode;
  /** Shows a close button with an accessible name. */
  onClose?: (() => void) | undefined;
  labels?: Partial<TagLabels> | undefined;
}

/** A short label in a pill: category, discount, status (ui-kit 3.5). */
export function Tag({
  children,
  tone = 'neutral',
  variant = 'soft',
  size = 'sm',
  icon,
  onClose,
  labels,
  ...rest
}: TagProps) {
  const { close } = useLabels(tagLabels, labels);
  return (
    <Root {...rest} data-tone={tone} data-variant={variant} data-size={size}>
      {icon}
      <span>{children}</span>
      {onClose && (
        <button type="button" aria-label={close(children)} onClick={() => onClose()}>
          <X aria-hidden />
        </button>
      )}
    </Root>
  );
}
