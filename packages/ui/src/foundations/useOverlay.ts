import type { HTMLAttributes, ReactElement, Ref } from 'react';
import type { ChangeDetails } from './changeDetails.ts';
import { useKit } from './KitProvider/kitContext.ts';
import { useChange } from './useChange.ts';
import { type PortalProps, usePortalRoot } from './usePortalRoot.ts';

/** Why an overlay opens or closes. */
export type OpenChangeDetails = ChangeDetails;

/** What every overlay takes that opens and closes. */
export interface OverlayProps extends PortalProps {
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called before it opens or closes, with the reason, and with `cancel` to leave it as it is. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
}

/** Attributes, events and the ref that the element of a popup has to take. */
export type PopupAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };

/** What an overlay takes whose popup is its root. */
export interface PopupProps extends OverlayProps {
  /** Keeps the popup in the document while it is closed, hidden: for fields that keep their values, and for search engines. */
  keepMounted?: boolean | undefined;
  /** The element in place of the popup's own `div`, or a function that makes it. */
  render?: ReactElement | ((attributes: PopupAttributes, state: { open: boolean }) => ReactElement) | undefined;
}

/** What closes an overlay because something else is used; overlays that are part of a page stay. */
const BY_OTHERS: readonly string[] = ['outside-press', 'focus-out', 'sibling-open'];

const noFocus = () => false;

/** `onOpenChange` of an overlay whose caller may want to know only that it closes. */
export const closing =
  (onOpenChange: OverlayProps['onOpenChange'], onClose: (() => void) | undefined): OverlayProps['onOpenChange'] =>
  (next, details) => {
    onOpenChange?.(next, details);
    if (!next && !details.isCanceled) onClose?.();
  };

/** Open state and container of an overlay, and how it takes part in the page. */
export function useOverlay({ open, defaultOpen = false, onOpenChange, portalRoot }: OverlayProps) {
  const { inlineOverlays } = useKit();
  const [isOpen, change] = useChange(open, defaultOpen, (next: boolean, details) => {
    if (inlineOverlays && !next && BY_OTHERS.includes(details.reason)) details.cancel();
    else onOpenChange?.(next, details);
  });
  return {
    isOpen,
    container: usePortalRoot(portalRoot),
    /** Whether it may make the rest of the page inert. */
    isModal: !inlineOverlays,
    /** For the library: nothing is focused on opening where overlays are part of a page. */
    initialFocus: inlineOverlays ? noFocus : undefined,
    change,
  };
}
