import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { loadOnce, typesetter } from './loadTypeset.ts';

export interface FormulaProps extends BaseProps<HTMLSpanElement> {
  /** The formula in TeX, without delimiters. */
  tex: string;
  /** A line of its own, centred. */
  display?: boolean | undefined;
}

const Root = styled.span({
  maxWidth: '100%',
  '& .katex': { fontSize: '1.1em', lineHeight: 1.2 },
  '& .katex-display': { margin: 0 },
  '&:not([data-state="set"])': { fontFamily: token.font.number, overflowWrap: 'anywhere' },
  '&[data-display]': {
    display: 'block',
    minHeight: '3em',
    padding: `${token.space[4]} 0`,
    overflowX: 'auto',
    overflowY: 'hidden',
    textAlign: 'center',
  },
});

/**
 * A formula. Its source shows until the typesetter of the provider (`formulas`) is loaded, and stays without one, if that fails or if the
 * source is no TeX; a screen reader reads MathML.
 */
export function Formula({ tex, display = false, ...rest }: FormulaProps) {
  const root = useRef<HTMLSpanElement>(null);
  const { formulas } = useKit();
  const [typeset, setTypeset] = useState(() => typesetter(formulas));
  const [broken, setBroken] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (typeset || !formulas) return undefined;
    let isGone = false;
    setAwaited(true);
    void loadOnce(formulas).then((found) => {
      if (isGone) return;
      setTypeset(() => found);
      setAwaited(false);
    });
    return () => {
      isGone = true;
    };
  }, [typeset, formulas]);
  const isHydrated = useHydrated(); // a server renders the source
  const isSource = !isHydrated || typeset === null || broken === tex;
  // The typesetter builds elements and sets no markup, so it passes a policy of trusted types and of inline styles (X2).
  useLayoutEffect(() => {
    if (isSource || !root.current) return;
    try {
      const element = root.current;
      typeset(tex, element, display);
      // A formula that is wider than its place scrolls in itself, so keys must reach it; any other is no tab stop.
      if (display && element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    } catch {
      setBroken(tex);
    }
  }, [typeset, tex, display, isSource]);
  // The key separates the element that the typesetter fills from the one that React fills.
  return isSource ? (
    <Root {...rest} key="source" data-state={isAwaited ? 'awaited' : 'source'} data-display={display || undefined}>
      {tex}
    </Root>
  ) : (
    <Root {...rest} key="set" ref={root} data-state="set" data-display={display || undefined} />
  );
}
