import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Anchor } from '../KitProvider/kitContext.ts';
import { Root } from './Card.styles.ts';

export interface CardProps extends BaseProps<HTMLDivElement> {
  /** Padding: none, 16, 20 or 32 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Flat on a white background, raised on the page. */
  elevation?: 'flat' | 'raised' | undefined;
  /** Lifts on hover; a card with `href` always does. */
  interactive?: boolean | undefined;
  /** Selected: a border and a check mark. */
  selected?: boolean | undefined;
  /** URL; makes the whole card one link, which may then contain no other control. */
  href?: string | undefined;
  /** Root element; `div` by default. */
  as?: ElementType | undefined;
  /** The content. */
  children: ReactNode;
}

/** A white surface without a border. */
export function Card({
  padding = 'md',
  elevation = 'raised',
  interactive,
  selected,
  href,
  as = 'div',
  children,
  ...rest
}: CardProps) {
  return (
    <Root
      {...rest}
      {...(href === undefined ? { as } : { as: Anchor, href })}
      data-padding={padding}
      data-flat={elevation === 'flat' || undefined}
      data-interactive={interactive || href !== undefined || undefined}
      data-selected={selected || undefined}
    >
      {children}
    </Root>
  );
}
