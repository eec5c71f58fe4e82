import type { ElementType, KeyboardEvent, KeyboardEventHandler, ReactNode } from 'react';
import type { BaseProps, PressHandler } from '../baseProps.ts';
import { chainHandlers } from '../chainHandlers.ts';
import { Anchor } from '../KitProvider/kitContext.ts';
import { Root } from './Card.styles.ts';

export interface CardProps extends BaseProps<HTMLDivElement> {
  /** Padding: none, 16, 20 or 32 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Flat on a white background, raised on the page. */
  elevation?: 'flat' | 'raised' | undefined;
  /** Makes it a button, for a card that holds no other control; with `href`, it is called before the navigation. */
  onClick?: PressHandler | undefined;
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
  selected,
  href,
  as = 'div',
  onClick,
  children,
  ...rest
}: CardProps) {
  return (
    <Root
      {...rest}
      {...(href !== undefined ? { as: Anchor, href } : onClick ? pressable(as, rest.onKeyDown) : { as })}
      onClick={onClick}
      data-padding={padding}
      data-flat={elevation === 'flat' || undefined}
      data-interactive={onClick !== undefined || href !== undefined || undefined}
      data-selected={selected || undefined}
    >
      {children}
    </Root>
  );
}

/** What makes an element a button that is pressed by Enter and by the space bar (APG button). */
const pressable = (as: ElementType, onKeyDown: KeyboardEventHandler<HTMLDivElement> | undefined) => ({
  as,
  role: 'button',
  tabIndex: 0,
  ...chainHandlers(
    { onKeyDown },
    {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.currentTarget.click();
      },
    },
  ),
});
