import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import type { Side } from '../Tooltip/Tooltip.tsx';
import { type PopoverLabels, popoverLabels } from './Popover.labels.ts';
import { Positioner, Surface } from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  children: ReactElement;
  /** What it shows; it may hold controls. */
  content: ReactNode;
  /** Its name; shown as a heading. */
  title?: string | undefined;
  /** Its name where no heading is shown. */
  label?: string | undefined;
  /** A click opens it, or also a pointer that rests on the button. */
  trigger?: 'click' | 'hover' | undefined;
  /** Edge it stands at, when there is room. */
  placement?: Side | undefined;
  /** Edge of the button that it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Shows the cross. */
  closable?: boolean | undefined;
  /** Held by the caller. */
  open?: boolean | undefined;
  /** At first, when it keeps its own. */
  defaultOpen?: boolean | undefined;
  /** It opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  labels?: Partial<PopoverLabels> | undefined;
}

/** A sheet that a button opens beside itself; the page around it goes on (APG non-modal dialog). */
export function Popover(props: PopoverProps) {
  const { children, content, title, label, trigger = 'click', placement = 'bottom', align = 'center', ...more } = props;
  const { closable, open, defaultOpen = false, onOpenChange, labels } = more;
  const words = useLabels(popoverLabels, labels);
  const { portalRoot } = useKit();
  const [isOpen, setOpen] = useControllable(open, defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change} modal={false}>
      <Base.Trigger render={children} openOnHover={trigger === 'hover'} delay={200} closeDelay={200} />
      <Base.Portal container={portalRoot}>
        <Positioner side={placement} align={align} sideOffset={10} collisionPadding={8}>
          <Base.Popup
            aria-label={title === undefined ? label : undefined}
            render={<Surface data-closable={closable ? '' : undefined} />}
          >
            {title !== undefined && <Base.Title className="title">{title}</Base.Title>}
            {content}
            <Base.Arrow className="arrow" />
            {/* The cross comes last, so that the first focus is on what the sheet is for. */}
            {closable && (
              <IconButton className="close" size="sm" icon={<X />} label={words.close} onClick={() => change(false)} />
            )}
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
