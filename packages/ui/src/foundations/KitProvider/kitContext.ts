import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  useContext,
  useMemo,
} from 'react';
import type { UploadTransport } from '../uploadTransport.ts';

/** The languages of the portal; `cn` is the default (§1). */
export type Locale = 'cn' | 'en';

/** Where components read the time, so that stories and tests can hold it still. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** What a link takes: an address and whatever an `a` element takes. */
export type AnchorProps = ComponentPropsWithRef<'a'> & {
  /** Address the link leads to. */
  href: string;
};

/** What `KitProvider` hands down. */
export interface Kit {
  /** Language of the built-in labels. */
  readonly locale: Locale;
  /** Source of the present moment. */
  readonly clock: Clock;
  /** Where overlays are mounted; the end of the body when absent. */
  readonly portalRoot: HTMLElement | undefined;
  /** Renders every link of the kit. */
  readonly anchor: ComponentType<AnchorProps>;
  /** Sends the files of the upload widgets; without it nothing can be uploaded. */
  readonly uploads: UploadTransport | undefined;
}

/** A plain link, used until a router takes over. */
function PlainAnchor(props: AnchorProps) {
  return createElement('a', props);
}

/** The kit without a provider: Chinese, the machine's clock, plain links. */
export const defaultKit: Kit = {
  locale: 'cn',
  clock: { now: () => Date.now() },
  portalRoot: undefined,
  anchor: PlainAnchor,
  uploads: undefined,
};

/** Carries the kit; never a theme, since brands are CSS variables (ui-kit 4.6). */
export const KitContext = createContext<Kit>(defaultKit);

/** Language, clock, portal root and link renderer of the nearest `KitProvider`. */
export function useKit(): Kit {
  return useContext(KitContext);
}

/** The labels of the present language, with those that the caller replaces. */
export function useLabels<L extends object>(labels: Record<Locale, L>, overrides?: Partial<L>): L {
  const { locale } = useKit();
  return useMemo(() => (overrides ? { ...labels[locale], ...overrides } : labels[locale]), [labels, locale, overrides]);
}

/** What every component of the kit renders for a link; the provider decides how it navigates. */
export function Anchor(props: AnchorProps) {
  const { anchor } = useKit();
  return createElement(anchor, props);
}
