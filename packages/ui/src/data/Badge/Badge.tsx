import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type BadgeLabels, badgeLabels } from './Badge.labels.ts';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends BaseProps<HTMLSpanElement> {
  /** The count; nothing is rendered at 0. */
  count?: number | undefined;
  /** Highest number shown; above it, `99+`. */
  max?: number | undefined;
  /** A dot instead of a number. */
  dot?: boolean | undefined;
  /** The content, e.g. an icon; without it the badge is inline. */
  children?: ReactNode;
  /** Decorative, where the content's accessible name already includes the number. */
  decorative?: boolean | undefined;
  labels?: Partial<BadgeLabels> | undefined;
}

/** Unread count on the corner of an icon, or inline (§3). */
export function Badge({ count, max = 99, dot = false, children, decorative = false, labels, ...rest }: BadgeProps) {
  const { unread, news } = useLabels(badgeLabels, labels);
  const hasCount = count !== undefined && count > 0;
  const isShown = dot || hasCount;
  if (!isShown && children === undefined) return null;
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': hasCount ? unread(count) : news };
  return (
    <Root {...rest} data-overlay={children === undefined ? undefined : ''}>
      {children}
      {isShown && (
        <span className={dot ? 'count dot' : 'count'} {...spoken}>
          {dot || !hasCount ? null : count > max ? `${max}+` : count}
        </span>
      )}
    </Root>
  );
}
