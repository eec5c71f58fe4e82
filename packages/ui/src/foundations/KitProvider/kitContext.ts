import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  useContext,
  useMemo,
} from 'react';
import { labelsIn } from '../defineLabels.ts';
import type { KitDictionary } from '../kitLabels.ts';
import type { Locale } from '../locale.ts';
import type { KitFormats } from '../money.ts';
import type { LoadPdfPages } from '../pdfPages.ts';
import { type KitProblem, printOnce } from '../problem.ts';
import type { LoadTypeset } from '../typesetType.ts';
import type { UploadTransport } from '../uploadTransport.ts';
import { ownZone } from '../zones.ts';
import { LANG } from './lang.ts';

export type { Locale } from '../locale.ts';

/** Source of the current time, so that stories and tests can freeze it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Props of a link: a URL and any attribute of an `a` element. */
export type AnchorProps = ComponentPropsWithRef<'a'> & {
  /** URL of the link. */
  href: string;
};

/** Context value of `KitProvider`. */
export interface Kit {
  /** Language of the built-in labels. */
  readonly locale: Locale;
  /** Language tag of what is shown, e.g. `zh-CN`. */
  readonly language: string;
  /** Labels in their place: a third language, or other words. */
  readonly labels: KitDictionary | undefined;
  /** Source of the current time. */
  readonly clock: Clock;
  /** IANA name of the reader's time zone: every instant is shown in it, so that one page has one zone (§9). */
  readonly timeZone: string;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  /** How figures are written, in place of how the currency and the language write them. */
  readonly formats: KitFormats | undefined;
  /** Container for overlays; the end of the body when absent. */
  readonly portalRoot: HTMLElement | undefined;
  /** Whether open overlays are part of their container, and not above the page. */
  readonly inlineOverlays: boolean;
  /** Renders every link of the kit. */
  readonly anchor: ComponentType<AnchorProps>;
  /** Transport of the upload widgets; without it nothing can be uploaded. */
  readonly uploads: UploadTransport | undefined;
  /** Called with what the kit was given and cannot show. */
  readonly onProblem: (problem: KitProblem) => void;
  /** Loads what draws the pages of a PDF; without it no PDF is shown. */
  readonly pdf: LoadPdfPages | undefined;
  readonly pdfFilesUrl: string | undefined;
  /** Loads what sets formulas; without it their source is shown. */
  readonly formulas: LoadTypeset | undefined;
}

/** A plain link, the default without a router. */
function PlainAnchor(props: AnchorProps) {
  return createElement('a', props);
}

/** Default context: Chinese, the clock and the zone of the system, plain links. */
export const defaultKit: Kit = {
  locale: 'cn',
  language: LANG.cn,
  labels: undefined,
  clock: { now: () => Date.now() },
  timeZone: ownZone(),
  currency: 'CNY',
  formats: undefined,
  portalRoot: undefined,
  inlineOverlays: false,
  anchor: PlainAnchor,
  uploads: undefined,
  pdf: undefined,
  pdfFilesUrl: undefined,
  formulas: undefined,
  onProblem: printOnce,
};

/** Context of the kit; never a theme, since brands are CSS variables (ui-kit 4.6). */
export const KitContext = createContext<Kit>(defaultKit);

/** Language, clock, portal container and link renderer of the nearest `KitProvider`. */
export function useKit(): Kit {
  return useContext(KitContext);
}

/** The reader of a time: the present, the time zone and the language; all that is needed to show an instant. */
export interface ReaderView {
  locale: Locale;
  /** Language tag, e.g. `zh-CN`. */
  language: string;
  labels: KitDictionary | undefined;
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
}

/** The reader of the nearest `KitProvider`; a component that is given a time zone of its own shows that one. */
export function useReader(timeZone?: string): ReaderView {
  const { clock, locale, language, labels, timeZone: own } = useKit();
  return { locale, language, labels, now: clock.now(), timeZone: timeZone ?? own };
}

/** Labels of the current language, with the provider's dictionary and the caller's overrides. */
export function useLabels<L extends object>(labels: Record<Locale, L>, overrides?: Partial<L>): L {
  const { locale, labels: dictionary } = useKit();
  return useMemo(
    () => labelsIn({ locale, labels: dictionary }, labels, overrides),
    [labels, locale, dictionary, overrides],
  );
}

/** The link element of all components; the provider decides how it navigates. */
export function Anchor(props: AnchorProps) {
  const { anchor } = useKit();
  return createElement(anchor, props);
}
