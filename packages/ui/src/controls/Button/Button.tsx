import type { MouseEvent, ReactNode } from 'react';
import type { BaseProps, ButtonAttributes, LinkAttributes, PressHandler } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { labels } from '../Link/Link.labels.ts';
import { Root } from './Button.styles.ts';
import { usePending } from './usePending.ts';

/** Parts of a button; while it is busy, the spinner stands where the icon was. */
export type ButtonPart = 'icon' | 'spinner';

export interface ButtonProps extends BaseProps<HTMLButtonElement>, ButtonAttributes, LinkAttributes {
  /** Emphasis; at most one solid button per view. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'link' | undefined;
  /** Meaning; danger always has an icon (ui-kit 4.2). */
  tone?: 'brand' | 'accent' | 'neutral' | 'danger' | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the spinner and ignores clicks; set automatically while the promise of `onClick` is pending. */
  loading?: boolean | undefined;
  /** Disables the button; state the reason nearby. */
  disabled?: boolean | undefined;
  /** Icon before the label, from lucide-react. */
  icon?: ReactNode;
  /** Full width of the container. */
  block?: boolean | undefined;
  /** Lets a long label wrap instead of widening the button. */
  wrap?: boolean | undefined;
  /** Renders a link that looks like a button. */
  href?: string | undefined;
  /** Opens the link in a new window, which is announced. */
  external?: boolean | undefined;
  /** Behaviour in a form; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Click handler; a returned promise locks the button until it settles (§8). */
  onClick?: PressHandler | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ButtonPart> | undefined;
  /** The label. */
  children: ReactNode;
}

/** A button. It ignores clicks while the promise of its handler is pending (§8). */
export function Button(props: ButtonProps) {
  const {
    variant = 'solid',
    tone = 'brand',
    size = 'md',
    loading,
    disabled,
    icon,
    block,
    wrap,
    href,
    external,
    type,
    onClick,
  } = props;
  const {
    variant: _v,
    tone: _t,
    size: _s,
    loading: _l,
    icon: _i,
    block: _b,
    wrap: _w,
    external: _e,
    ...others
  } = props;
  const { children, slotProps, ...rest } = others;
  const words = useLabels(labels);
  const { isPending, run } = usePending();
  const isLoading = loading === true || isPending;
  const isLink = href !== undefined && !disabled;
  const isExternal = isLink && (external === true || rest.target === '_blank');

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isLoading) event.preventDefault();
    else run(() => onClick?.(event));
  };

  return (
    <Root
      {...rest}
      {...(isLink ? { as: Anchor, type: undefined } : { href: undefined, type: type ?? 'button' })}
      {...(isExternal && { target: '_blank', rel: rest.rel ?? 'noopener noreferrer' })}
      onClick={handleClick}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
      data-wrap={wrap || undefined}
      data-icon={icon ? '' : undefined}
      data-loading={isLoading || undefined}
    >
      {isLoading ? (
        <span {...slot('spinner', slotProps?.spinner)} aria-hidden="true" />
      ) : (
        icon && <span {...slot('icon', slotProps?.icon)}>{icon}</span>
      )}
      {children}
      {isExternal && <VisuallyHidden>{words.external}</VisuallyHidden>}
    </Root>
  );
}
