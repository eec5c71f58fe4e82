import styled from '@emotion/styled';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { wantsLessMotion } from '../lessMotion.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { focusHeading } from './focusHeading.ts';
import { PAGE_FADE_MS } from './pageFadeMs.ts';

export interface PageFadeProps extends BaseProps<HTMLDivElement> {
  /** Changes with the page; a change fades the content in and focuses its `h1`. */
  routeKey: string;
  /** The page. */
  children: ReactNode;
}

const Root = styled.div({ 'h1[tabindex="-1"]:focus': { outline: 'none' } });

/** Fades a new page in and moves the focus to its heading (§4). */
export function PageFade({ routeKey, ref, children, ...rest }: PageFadeProps) {
  const root = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(root, ref);
  const shown = useRef(routeKey);

  useLayoutEffect(() => {
    if (shown.current === routeKey || wantsLessMotion()) return;
    const fade = root.current?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: PAGE_FADE_MS,
      easing: 'ease-out',
    });
    return () => fade?.cancel();
  }, [routeKey]);

  useEffect(() => {
    if (shown.current === routeKey || !root.current) return;
    shown.current = routeKey;
    return focusHeading(root.current);
  }, [routeKey]);

  return (
    <Root {...rest} ref={setRef}>
      {children}
    </Root>
  );
}
