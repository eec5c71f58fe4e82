import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { Positioner, Surface, Wrapper } from './Tooltip.styles.ts';

/** Side of the trigger; start and end by the direction of the text. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** Sides in the words of the library. */
export const SIDES = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;

export interface TooltipProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PopupProps {
  /** One short sentence; never the only place of essential information. */
  content: ReactNode;
  /** The described element: one control that accepts a ref and props. */
  children: ReactElement;
  /** Preferred side; another one is used when there is no room. */
  placement?: Side | undefined;
  /** Seconds of hovering until it is shown; focus shows it at once. */
  delayS?: number | undefined;
  /** Set if the control is disabled: a span around it takes hover and focus instead. */
  wrapped?: boolean | undefined;
}

/** Milliseconds for the pointer to move from the control to its tooltip. */
const CLOSE_MS = 150;

/** A tooltip on hover and focus; Esc hides it, and it can be hovered itself (APG tooltip, WCAG 1.4.13). */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', delayS = 0.3, wrapped, id: ownId, ...more } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, keepMounted, ...rest } = more;
  const made = useId();
  const id = ownId ?? made;
  const { isOpen, change, container } = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const trigger = wrapped ? (
    <Wrapper tabIndex={0} role="group">
      {children}
    </Wrapper>
  ) : (
    children
  );
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger
        render={trigger}
        delay={delayS * 1000}
        closeDelay={CLOSE_MS}
        closeOnClick={false}
        aria-describedby={isOpen ? id : undefined}
      />
      <Base.Portal container={container} keepMounted={keepMounted}>
        <Positioner side={SIDES[placement]} sideOffset={8} collisionPadding={8}>
          <Surface {...rest} id={id} role="tooltip">
            {content}
            <Base.Arrow className="arrow" />
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
