import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useState } from 'react';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { useKit } from '../KitProvider/kitContext.ts';

/** Size of a window in pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Contains what is fixed, and cuts off what does not fit, as a window does. */
const Frame = styled.div({
  position: 'relative',
  contain: 'layout paint',
  overflow: 'hidden',
  boxSizing: 'border-box',
  padding: token.space[16],
  background: token.color.surface.page,
});

interface MatrixWindowProps extends WindowSize {
  children: ReactNode;
}

/** A window of its own for one cell: the overlays of its content open inside it, beside those of other cells. */
export function MatrixWindow({ width, height, children }: MatrixWindowProps) {
  const { locale } = useKit();
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  return (
    <Frame style={{ width, height }} data-window="">
      {portalRoot && (
        <KitProvider locale={locale} portalRoot={portalRoot} inlineOverlays>
          {children}
        </KitProvider>
      )}
      <div ref={setPortalRoot} data-overlays="" />
    </Frame>
  );
}
