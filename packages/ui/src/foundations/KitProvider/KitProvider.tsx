import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ComponentType, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { UploadTransport } from '../uploadTransport.ts';
import { type AnchorProps, type Clock, defaultKit, KitContext, type Locale } from './kitContext.ts';

export interface KitProviderProps {
  /** Language of the built-in labels; the outermost provider also sets `lang` on the document. */
  locale: Locale;
  /** Source of the current time; the system clock by default. */
  clock?: Clock | undefined;
  /** Container for overlays, e.g. inside a brand scope; the end of the body by default. */
  portalRoot?: HTMLElement | undefined;
  /** Link component, so that a router can handle navigation; a plain `a` by default. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Transport of the upload widgets below it. */
  uploads?: UploadTransport | undefined;
  /** Direction of the text, for overlays and keys; the outermost provider also sets `dir` on the document. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Disables all motion, like the system's setting; the outermost provider applies to the page. */
  reducedMotion?: boolean | undefined;
  /** The content. */
  children: ReactNode;
}

/** Language tag of each locale; `zh-CN` also selects the Han glyphs (ui-kit 4.5). */
export const LANG = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>;

/** Provides language, clock, portal container, links and uploads to all components below it. */
export function KitProvider(props: KitProviderProps) {
  const { locale, clock, portalRoot, anchor, uploads, direction, reducedMotion, children } = props;
  const outer = useContext(KitContext);
  const isOutermost = outer === defaultKit;
  const kit = useMemo(
    () => ({
      locale,
      clock: clock ?? outer.clock,
      portalRoot: portalRoot ?? outer.portalRoot,
      anchor: anchor ?? outer.anchor,
      uploads: uploads ?? outer.uploads,
    }),
    [locale, clock, portalRoot, anchor, uploads, outer],
  );
  useEffect(() => {
    if (isOutermost) document.documentElement.lang = LANG[locale];
  }, [isOutermost, locale]);
  useLayoutEffect(() => {
    if (!isOutermost || !reducedMotion) return undefined;
    const { dataset } = document.documentElement;
    dataset['motion'] = 'reduced';
    return () => {
      delete dataset['motion'];
    };
  }, [isOutermost, reducedMotion]);
  useLayoutEffect(() => {
    if (!isOutermost || !direction) return undefined;
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [isOutermost, direction]);
  const inside = <KitContext value={kit}>{children}</KitContext>;
  return direction ? <DirectionProvider direction={direction}>{inside}</DirectionProvider> : inside;
}
