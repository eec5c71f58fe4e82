import * as z from 'zod/mini';
import { get } from './call.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Id, maybe, record, text, words } from './schema.ts';
import { marked } from './toWire.ts';

/** School as visitors may see it (wire-facts 3.2; from `brandKey` on, ours: product.md 4.1). */
export const Company = record({
  id: ['companyId', Id],
  legalName: ['companyName', z.string()],
  name: ['chindleName', z.string()],
  shortName: ['chindleShortName', z.string(), REQUIRED],
  label: ['secondLevelDomain', z.string()],
  tabIcon: ['logoBrowser', maybe(z.string())],
  logo: ['logoColor', maybe(z.string())],
  logoInverse: ['logoBlackWhite', maybe(z.string())],
  phone: ['servicePhone', maybe(z.string())],
  qq: ['serviceQq', maybe(z.string())],
  creditCode: ['companyCreditCode', maybe(z.string())],
  icp: ['icpAq', maybe(z.string())],
  policeRecord: ['publicSecurityRecords', maybe(z.string())],
  copyright: ['copyrightAffiliation', maybe(z.string())],
  purchaseAgreementId: ['agreementTypeZeroId', maybe(Id)],
  branch: ['branchName', maybe(z.string())],
  /** Brand id of packages/tokens; absent with an external backend, then the label is tried. */
  brand: ['brandKey', maybe(z.string())],
  /** Design tokens of the school's own, parsed by `parseTenantTheme` before use. */
  theme: ['themeTokens', maybe(z.unknown())],
  /** One line under the logo, e.g. `学在当下，成于日常。`. */
  slogan: ['slogan', maybe(z.string())],
  /** Hours of the service phone, as display text. */
  phoneHours: ['serviceWorkTime', maybe(z.string())],
  androidApp: ['appAndroidUrl', maybe(z.string())],
  iosApp: ['appIosUrl', maybe(z.string())],
  mobileBase: ['mobileBaseUrl', maybe(z.string())],
  /** Hosts on which live rooms of this school may open (X3). */
  liveHosts: ['liveHosts', maybe(z.array(z.string()))],
  status: ['status', maybe(words({ closed: 0, open: 1, maintenance: 2 }))],
});
export type Company = ReadOf<typeof Company>;

/** Kinds of agreement (product.md 4.1; 3 as wire-facts 3.3). */
export const agreementTypes = {
  purchase: 0,
  user: 1,
  privacy: 2,
  closing: 3,
  membership: 4,
  studyRoom: 5,
  franchise: 6,
  refund: 7,
} as const;
export type AgreementType = keyof typeof agreementTypes;

/** A text that a student agrees to (wire-facts 3.3). */
export const Agreement = record({
  id: ['id', Id],
  type: ['type', words(agreementTypes), OPTIONAL],
  name: ['name', z.string()],
  /** Rich text as plain paragraphs separated by a blank line. */
  content: ['content', maybe(z.string())],
  url: ['agreementUrl', maybe(z.string())],
  version: ['versionNo', maybe(z.string())],
});
export type Agreement = ReadOf<typeof Agreement>;

/** Comma list of agreement types, `1,2` on the wire. */
const AgreementTypes = z.codec(text(64).check(z.regex(/^\d{1,2}(,\d{1,2})*$/)), z.array(z.enum(keys(agreementTypes))), {
  decode: (list) =>
    list.split(',').flatMap((part) => {
      const found = Object.entries(agreementTypes).find(([, number]) => number === Number(part));
      return found ? [found[0] as AgreementType] : [];
    }),
  encode: (names) => names.map((name) => agreementTypes[name]).join(','),
});
marked(AgreementTypes, { wordList: agreementTypes });

function keys<T extends Record<string, unknown>>(object: T) {
  return Object.fromEntries(Object.keys(object).map((key) => [key, key])) as { [K in Extract<keyof T, string>]: K };
}

/** The school of this host, and the agreements that its visitors accept (§1, §7). */
export const tenant = {
  /** The record for a hostname's first label; unknown labels are `missing` (§1). */
  byLabel: get('/sass/companyinfo/getSaasCompanyInfoByDomain', {
    summary: 'The school behind a hostname label',
    access: 'public',
    input: record({ label: ['secondLevelDomain', text(63)] }),
    result: Company,
  }),
  agreements: get('/sass/companyinfo/getSaasAgreementInfoByTypeArrayList', {
    summary: 'Agreements of the given types in force',
    access: 'public',
    input: record({ types: ['typeArray', AgreementTypes] }),
    result: z.array(Agreement),
  }),
  agreement: get('/agreementManage/getAgreementContentById', {
    summary: 'One agreement with its text',
    access: 'public',
    ids: { id: 'tenant' },
    input: z.object({ id: Id }),
    result: Agreement,
  }),
};
