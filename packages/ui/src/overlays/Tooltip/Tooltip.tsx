import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Positioner, Surface, Wrapper } from './Tooltip.styles.ts';

/** Edge of the trigger that a popup stands at. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface TooltipProps {
  /** The hint, one short sentence; never the only place of what is needed. */
  content: ReactNode;
  /** What it explains: one control that takes a ref and props. */
  children: ReactElement;
  /** Edge it stands at, when there is room. */
  placement?: Side | undefined;
  /** Milliseconds that the pointer rests before it shows; focus shows it at once. */
  delay?: number | undefined;
  /** The control is disabled: a span around it takes pointer and focus instead. */
  wrapped?: boolean | undefined;
  /** Held by the caller. */
  open?: boolean | undefined;
  /** At first, when it keeps its own. */
  defaultOpen?: boolean | undefined;
  /** It showed or went. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Milliseconds for the way of the pointer from the control to its hint. */
const CLOSE_MS = 150;

/** A hint on hover and focus; Esc sends it away, and the pointer may rest on it (APG tooltip, WCAG 1.4.13). */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', delay = 300, wrapped, open, defaultOpen = false, onOpenChange } = props;
  const { portalRoot } = useKit();
  const id = useId();
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
        delay={delay}
        closeDelay={CLOSE_MS}
        closeOnClick={false}
        aria-describedby={isOpen ? id : undefined}
      />
      <Base.Portal container={portalRoot}>
        <Positioner side={placement} sideOffset={8} collisionPadding={8}>
          <Base.Popup id={id} role="tooltip" render={<Surface />}>
            {content}
            <Base.Arrow className="arrow" />
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
