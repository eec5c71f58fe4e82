export {
  AgreementConsent,
  type AgreementConsentProps,
  type ConsentAgreement,
} from './account/AgreementConsent/AgreementConsent.tsx';
export { LoginBox, type LoginBoxProps } from './account/LoginBox/LoginBox.tsx';
