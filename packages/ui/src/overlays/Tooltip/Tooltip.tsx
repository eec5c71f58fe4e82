import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Positioner, Surface, Wrapper } from './Tooltip.styles.ts';

/** Side of the trigger. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface TooltipProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
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
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when it is shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Milliseconds for the pointer to move from the control to its tooltip. */
const CLOSE_MS = 150;

/** A tooltip on hover and focus; Esc hides it, and it can be hovered itself (APG tooltip, WCAG 1.4.13). */
export function Tooltip(props: TooltipProps) {
  const {
    content,
    children,
    placement = 'top',
    delayS = 0.3,
    wrapped,
    open,
    defaultOpen = false,
    onOpenChange,
    id: ownId,
    ...rest
  } = props;
  const { portalRoot } = useKit();
  const made = useId();
  const id = ownId ?? made;
  const [isOpen, setOpen] = useControllable(open, defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
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
      <Base.Portal container={portalRoot}>
        <Positioner side={placement} sideOffset={8} collisionPadding={8}>
          <Base.Popup id={id} role="tooltip" render={<Surface {...rest} />}>
            {content}
            <Base.Arrow className="arrow" />
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
