import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { SIDES, type Side } from '../Tooltip/Tooltip.tsx';
import { type PopoverLabels, popoverLabels } from './Popover.labels.ts';
import { Positioner, Surface } from './Popover.styles.ts';

export interface PopoverProps extends Omit<BaseProps<HTMLDivElement>, 'content' | 'role'>, PopupProps {
  /** The trigger: a `Button` or an `IconButton`. */
  children: ReactElement;
  /** The content; it may contain controls. */
  content: ReactNode;
  /** Accessible name, shown as a heading. */
  title?: string | undefined;
  /** Accessible name if no heading is shown. */
  label?: string | undefined;
  /** Opens on click only, or on hover too. */
  trigger?: 'click' | 'hover' | undefined;
  /** Preferred side; another one is used when there is no room. */
  placement?: Side | undefined;
  /** Alignment to the button's edge. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Shows the close button. */
  closable?: boolean | undefined;
  labels?: Partial<PopoverLabels> | undefined;
}

/** A popup beside its trigger; the page stays interactive (APG non-modal dialog). */
export function Popover(props: PopoverProps) {
  const { children, content, title, label, trigger = 'click', placement = 'bottom', align = 'center', ...more } = props;
  const { closable, open, defaultOpen, onOpenChange, portalRoot, keepMounted, labels, ...rest } = more;
  const words = useLabels(popoverLabels, labels);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  return (
    <Base.Root open={overlay.isOpen} onOpenChange={overlay.change} modal={false}>
      <Base.Trigger render={children} openOnHover={trigger === 'hover'} delay={200} closeDelay={200} />
      <Base.Portal container={overlay.container} keepMounted={keepMounted}>
        <Positioner side={SIDES[placement]} align={align} sideOffset={10} collisionPadding={8}>
          <Surface
            aria-label={title === undefined ? label : undefined}
            {...rest}
            initialFocus={overlay.initialFocus}
            data-closable={closable ? '' : undefined}
          >
            {title !== undefined && <Base.Title className="title">{title}</Base.Title>}
            {content}
            <Base.Arrow className="arrow" />
            {/* The close button comes last, so that the initial focus is on the popup's content. */}
            {closable && (
              <Base.Close render={<IconButton className="close" size="sm" icon={<X />} label={words.close} />} />
            )}
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
