import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the consent. */
export interface AgreementConsentLabels {
  /** Before the titles; the visible label of the box. */
  consent: string;
  /** Between the last two titles, and between those before. */
  and: string;
  comma: string;
  /** A title as it is written in a sentence. */
  title: (title: string) => string;
  /** Shown when a form is sent without the tick (§5). */
  required: string;
}

/** Dictionary of the consent. */
export const agreementConsentLabels: Record<Locale, AgreementConsentLabels> = {
  cn: {
    consent: '我已阅读并同意',
    and: '和',
    comma: '、',
    title: (title) => (title.startsWith('《') ? title : `《${title}》`),
    required: '请先阅读并勾选同意协议',
  },
  en: {
    consent: 'I have read and agree to the',
    and: ' and ',
    comma: ', ',
    title: (title) => title,
    required: 'Please read and accept the agreements first',
  },
};
