import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Anchor } from '../KitProvider/kitContext.ts';
import { Root } from './Card.styles.ts';

export interface CardProps extends BaseProps<HTMLDivElement> {
  /** Inner distance: none, 16, 20 or 32 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Flat stands on a white ground, raised on the page. */
  elevation?: 'flat' | 'raised' | undefined;
  /** Rises under the pointer; a card with `href` always does. */
  interactive?: boolean | undefined;
  /** Chosen among others: a frame and a tick. */
  selected?: boolean | undefined;
  /** Makes the whole card one link; it may then hold no other control. */
  href?: string | undefined;
  /** Element of the root; `div` by default. */
  as?: ElementType | undefined;
  /** What stands on the card. */
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
