import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the wall of qualifications. */
export interface QualificationListLabels {
  number: string;
  issuer: string;
  issuedOn: string;
  validUntil: string;
  /** Name of the button that enlarges a picture. */
  enlarge: (name: string) => string;
  noPicture: string;
  empty: string;
}

/** Dictionary of the wall of qualifications. */
export const qualificationListLabels: Record<Locale, QualificationListLabels> = {
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
};
