import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of RedeemCodeInput. */
export const labels = defineLabels('RedeemCodeInput', {
  cn: {
    name: (length: number) => `兑换码，${length}位`,
    missing: (n: number) => `粘贴时会自动去掉空格和横线，还差${n}位`,
    tooShort: (length: number, n: number) => `兑换码是${length}位，还差${n}位`,
    cut: (length: number, n: number) => `兑换码是${length}位，多出的${n}位没有放进来`,
    refused: '兑换码只有字母和数字，其他字符已去掉',
  },
  en: {
    name: (length: number) => `Redemption code, ${length} characters`,
    missing: (n: number) => `Spaces and dashes are left out when you paste; ${n} to go`,
    tooShort: (length: number, n: number) => `A code has ${length} characters; ${n} to go`,
    cut: (length: number, n: number) => `A code has ${length} characters; ${n} more were left out`,
    refused: 'A code has letters and digits only; the rest was left out',
  },
});
