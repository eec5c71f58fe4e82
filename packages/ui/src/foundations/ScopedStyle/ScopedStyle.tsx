import { type CSSObject, Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { ground } from '../GlobalStyle/GlobalStyle.tsx';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { useKit } from '../KitProvider/kitContext.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { inScope } from './inScope.ts';

export interface ScopedStyleProps extends BaseProps<HTMLDivElement> {
  /** The part of the page that consists of the kit. */
  children: ReactNode;
}

/** The element that a scope is; a selector without weight, as those of `GlobalStyle` have hardly any. */
const SCOPE = ':where([data-kit-scope])';
const styles: CSSObject = inScope(ground, SCOPE);

/**
 * The styles of `GlobalStyle` for one part of somebody else's page, in its place: what is outside keeps its own, and no width is asked
 * for. Overlays of that part open within it.
 */
export function ScopedStyle({ children, ref, ...rest }: ScopedStyleProps) {
  const { locale } = useKit();
  const [scope, setScope] = useState<HTMLDivElement | null>(null);
  const setRef = useMergedRefs(setScope, ref);
  return (
    <div {...rest} ref={setRef} data-kit-scope="">
      <Global styles={styles} />
      <KitProvider locale={locale} portalRoot={scope ?? undefined}>
        {children}
      </KitProvider>
    </div>
  );
}
