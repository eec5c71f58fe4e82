import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AgreementConsent. */
export interface AgreementConsentLabels {
  /** Text before the titles, and the visible label of the checkbox. */
  consent: string;
  /** Separators between the titles: the last two, and all earlier ones. */
  and: string;
  comma: string;
  /** A title as written within the sentence. */
  title: (title: string) => string;
  /** Error when a form is submitted without consent (§5). */
  required: string;
}

/** Labels of AgreementConsent by language. */
export const agreementConsentLabels: Record<Locale, AgreementConsentLabels> = defineLabels('AgreementConsent', {
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
});
