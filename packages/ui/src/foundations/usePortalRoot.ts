import { useKit } from './KitProvider/kitContext.ts';

/** Where an overlay opens. */
export interface PortalProps {
  /** Container of this overlay, in place of the provider's. */
  portalRoot?: HTMLElement | undefined;
}

/** Container of an overlay: its own, the provider's, or the end of the body. */
export function usePortalRoot(own: HTMLElement | undefined): HTMLElement | undefined {
  const { portalRoot } = useKit();
  return own ?? portalRoot;
}
