import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of QualificationList. */
export interface QualificationListLabels {
  number: string;
  issuer: string;
  issuedOn: string;
  validUntil: string;
  /** Accessible name of the button that enlarges an image. */
  enlarge: (name: string) => string;
  noPicture: string;
  empty: string;
}

/** Labels of QualificationList by language. */
export const qualificationListLabels: Record<Locale, QualificationListLabels> = defineLabels('QualificationList', {
  cn: {
    number: '证书编号',
    issuer: '颁发机构',
    issuedOn: '颁发日期',
    validUntil: '有效期至',
    enlarge: (name) => `放大查看${name}`,
    noPicture: '证书图片未公示',
    empty: '还没有公示的资质',
  },
  en: {
    number: 'Number',
    issuer: 'Issued by',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    enlarge: (name) => `Enlarge ${name}`,
    noPicture: 'Picture not published',
    empty: 'No qualification has been published yet',
  },
});
