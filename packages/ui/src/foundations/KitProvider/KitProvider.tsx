import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type Instant, toMilliseconds } from '@shuyuan/rules';
import { type ComponentType, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { KitDictionary } from '../kitLabels.ts';
import type { KitFormats } from '../money.ts';
import type { LoadPdfPages } from '../pdfPages.ts';
import type { KitProblem } from '../problem.ts';
import type { LoadTypeset } from '../typesetType.ts';
import type { UploadTransport } from '../uploadTransport.ts';
import { useHydrated } from '../useHydrated.ts';
import { type AnchorProps, type Clock, defaultKit, type Kit, KitContext, type Locale } from './kitContext.ts';
import { LANG } from './lang.ts';

export interface KitProviderProps {
  /** Language of the built-in labels; the outermost provider also sets `lang` on the document. */
  locale: Locale;
  /** Labels in place of the built-in ones, for all components below: a third language, or a school's own words. */
  labels?: KitDictionary | undefined;
  /** Language tag of `labels` when it is a third language, e.g. `de`: set as `lang` on the document. Names of days and months in calendars follow it, other dates `locale`. */
  language?: string | undefined;
  /** Source of the current time; the system clock by default. */
  clock?: Clock | undefined;
  /**
   * IANA name of the reader's time zone, for all instants below; that of the browser by default. A page that a server renders needs one:
   * without it UTC is shown until the page is hydrated.
   */
  timeZone?: string | undefined;
  /**
   * ISO 4217 code of all amounts below, which are whole numbers of its smallest unit (fen, cents, yen); `CNY` by default. Other
   * currencies are written as `language` writes them.
   */
  currency?: string | undefined;
  /** Writes amounts and counts in place of the currency and the language. A stable object. */
  formats?: KitFormats | undefined;
  /**
   * When the server rendered the page. The clock stands there until the page is hydrated, so that the browser
   * renders the same times as the server did.
   */
  renderedAt?: Instant | undefined;
  /** Container for overlays, e.g. inside a brand scope; the end of the body by default. */
  portalRoot?: HTMLElement | undefined;
  /**
   * Makes open overlays part of their container, for documentation, previews and pictures: several are open at once, the rest of the page is
   * used and scrolled as before, and opening moves no focus.
   */
  inlineOverlays?: boolean | undefined;
  /** Link component, so that a router can handle navigation; a plain `a` by default. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Transport of the upload widgets below it. */
  uploads?: UploadTransport | undefined;
  /** Direction of the text, for overlays and keys; the outermost provider also sets `dir` on the document. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Loads what draws the pages of a PDF: `loadPdfPages` of `@shuyuan/ui/pdf`, or another. Without it `PdfPreview` shows its failure. */
  pdf?: LoadPdfPages | undefined;
  /**
   * URL of a folder with `cmaps/` and `standard_fonts/` of pdf.js's package, ending in `/`. Documents that do not embed their fonts, as
   * most older Chinese ones, show by it; without it a sentence says that something is missing.
   */
  pdfFilesUrl?: string | undefined;
  /** Loads what sets formulas: `loadTypeset` of `@shuyuan/ui/formulas`, or another. Without it their source is shown. */
  formulas?: LoadTypeset | undefined;
  /**
   * Called after rendering with what a component was given and cannot show, e.g. an amount that is no number: a dash stands there.
   * Without it each message is printed once. A stable function.
   */
  onProblem?: ((problem: KitProblem) => void) | undefined;
  /** Disables all motion, like the system's setting; the outermost provider applies to the page. */
  reducedMotion?: boolean | undefined;
  /** The content. */
  children: ReactNode;
}

/** What a provider inside another has from it, unless it is given its own. */
const INHERITED = [
  'clock',
  'timeZone',
  'currency',
  'formats',
  'portalRoot',
  'inlineOverlays',
  'anchor',
  'uploads',
  'pdf',
  'pdfFilesUrl',
  'formulas',
  'onProblem',
] as const satisfies readonly (keyof Kit)[];
type Inherited = (typeof INHERITED)[number];

function inherit<K extends Inherited>(
  kit: { -readonly [Name in K]: Kit[Name] },
  given: { readonly [Name in K]?: Kit[Name] | undefined },
  name: K,
) {
  kit[name] = given[name] ?? kit[name];
}

/** Provides language, clock, time zone, portal container, links and uploads to all components below it. */
export function KitProvider(props: KitProviderProps) {
  const { locale, labels, language: own, renderedAt, direction, reducedMotion, children } = props;
  const outer = useContext(KitContext);
  const isOutermost = outer === defaultKit;
  const language = own ?? (locale === outer.locale ? outer.language : LANG[locale]);
  const isHydrated = useHydrated();
  const stoppedAt = isHydrated || renderedAt === undefined ? undefined : toMilliseconds(renderedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props, those that are read
  const kit = useMemo(() => {
    const made = { ...outer, locale, language, labels: labels ?? (locale === outer.locale ? outer.labels : undefined) };
    // The server stands in another zone than the browser.
    if (stoppedAt !== undefined && isOutermost) made.timeZone = 'UTC';
    for (const name of INHERITED) inherit(made, props, name);
    if (stoppedAt !== undefined) made.clock = { now: () => stoppedAt };
    return made;
  }, [outer, locale, language, labels, stoppedAt, ...INHERITED.map((name) => props[name])]);
  useEffect(() => {
    if (isOutermost) document.documentElement.lang = language;
  }, [isOutermost, language]);
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
