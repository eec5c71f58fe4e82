import type { MouseEvent, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { labels } from '../Link/Link.labels.ts';
import { Root } from './Button.styles.ts';
import { usePending } from './usePending.ts';

export interface ButtonProps extends BaseProps<HTMLButtonElement> {
  /** How loud it is; one solid button a view. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'link' | undefined;
  /** What it means; danger always carries an icon (ui-kit 4.2). */
  tone?: 'brand' | 'accent' | 'neutral' | 'danger' | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the spinner and refuses clicks; set by itself while the promise of `onClick` pends. */
  loading?: boolean | undefined;
  /** Refuses clicks; say the reason nearby. */
  disabled?: boolean | undefined;
  /** Icon before the label, from lucide-react. */
  icon?: ReactNode;
  /** As wide as its box. */
  block?: boolean | undefined;
  /** Lets a long label break into lines instead of widening the button. */
  wrap?: boolean | undefined;
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  /** Opens the link in a window of its own, which it says. */
  external?: boolean | undefined;
  /** Behaviour in a form; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form it submits, when it stands outside. */
  form?: string | undefined;
  /** What happens; a returned promise locks the button until it settles (§8). */
  onClick?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
  /** The label. */
  children: ReactNode;
}

/** Something that can be done. While its promise pends it cannot be done again (§8). */
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
  const { children, ...rest } = others;
  const words = useLabels(labels);
  const { isPending, run } = usePending();
  const isLoading = loading === true || isPending;
  const isLink = href !== undefined && !disabled;
  const isExternal = isLink && external === true;

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isLoading) event.preventDefault();
    else run(() => onClick?.(event));
  };

  return (
    <Root
      {...rest}
      {...(isLink ? { as: Anchor, type: undefined } : { href: undefined, type: type ?? 'button' })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
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
      {isLoading ? <span className="spinner" aria-hidden="true" /> : icon && <span className="icon">{icon}</span>}
      {children}
      {isExternal && <VisuallyHidden>{words.external}</VisuallyHidden>}
    </Root>
  );
}
