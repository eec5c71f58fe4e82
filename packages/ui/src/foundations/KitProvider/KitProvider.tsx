import { type ComponentType, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { UploadTransport } from '../uploadTransport.ts';
import { type AnchorProps, type Clock, defaultKit, KitContext, type Locale } from './kitContext.ts';

export interface KitProviderProps {
  /** Language of the built-in labels; the outermost provider also sets `lang` of the document. */
  locale: Locale;
  /** Source of the present moment; the machine's clock by default. */
  clock?: Clock | undefined;
  /** Where overlays are mounted, e.g. inside a brand scope; the end of the body by default. */
  portalRoot?: HTMLElement | undefined;
  /** Renders links, so that a router can take them over; a plain `a` by default. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Sends the files of the upload widgets below it. */
  uploads?: UploadTransport | undefined;
  /** Takes all motion away, as the system's setting does; the outermost provider decides for the page. */
  reducedMotion?: boolean | undefined;
  /** Everything that uses the kit. */
  children: ReactNode;
}

/** Language tag of each locale; `zh-CN` also selects the Han glyphs (ui-kit 4.5). */
export const LANG = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>;

/** Gives language, clock, portal root, links and uploads to all components below it. */
export function KitProvider({ locale, clock, portalRoot, anchor, uploads, reducedMotion, children }: KitProviderProps) {
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
  return <KitContext value={kit}>{children}</KitContext>;
}
