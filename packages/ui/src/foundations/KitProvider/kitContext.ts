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
import { type KitProblem, printOnce } from '../money.ts';
import type { LoadPdfPages } from '../pdfPages.ts';
import type { UploadTransport } from '../uploadTransport.ts';
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
  /** Container for overlays; the end of the body when absent. */
  readonly portalRoot: HTMLElement | undefined;
  /** Renders every link of the kit. */
  readonly anchor: ComponentType<AnchorProps>;
  /** Transport of the upload widgets; without it nothing can be uploaded. */
  readonly uploads: UploadTransport | undefined;
  /** Called with what the kit was given and cannot show. */
  readonly onProblem: (problem: KitProblem) => void;
  /** Loads what draws the pages of a PDF; without it no PDF is shown. */
  readonly pdf: LoadPdfPages | undefined;
  readonly pdfFilesUrl: string | undefined;
}

/** A plain link, the default without a router. */
function PlainAnchor(props: AnchorProps) {
  return createElement('a', props);
}

/** Default context: Chinese, the system clock, plain links. */
export const defaultKit: Kit = {
  locale: 'cn',
  language: LANG.cn,
  labels: undefined,
  clock: { now: () => Date.now() },
  portalRoot: undefined,
  anchor: PlainAnchor,
  uploads: undefined,
  pdf: undefined,
  pdfFilesUrl: undefined,
  onProblem: printOnce,
};

/** Context of the kit; never a theme, since brands are CSS variables (ui-kit 4.6). */
export const KitContext = createContext<Kit>(defaultKit);

/** Language, clock, portal container and link renderer of the nearest `KitProvider`. */
export function useKit(): Kit {
  return useContext(KitContext);
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
