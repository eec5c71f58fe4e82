export {
  AgreementConsent,
  type AgreementConsentProps,
  type ConsentAgreement,
} from './account/AgreementConsent/AgreementConsent.tsx';
export {
  AppDownloadPanel,
  type AppDownloadPanelProps,
  type AppPlatform,
} from './account/AppDownloadPanel/AppDownloadPanel.tsx';
export { DevApiSwitcher, type DevApiSwitcherProps } from './account/DevApiSwitcher/DevApiSwitcher.tsx';
export type { DevApiEnv } from './account/DevApiSwitcher/devApiEnv.ts';
export { InviteCard, type InviteCardProps } from './account/InviteCard/InviteCard.tsx';
export { JoinForm, type JoinFormProps } from './account/JoinForm/JoinForm.tsx';
export type { JoinAnswers, JoinField } from './account/JoinForm/joinFields.ts';
export { LoginBox, type LoginBoxProps } from './account/LoginBox/LoginBox.tsx';
export { LoginForm, type LoginFormProps, type LoginValues } from './account/LoginForm/LoginForm.tsx';
export {
  MobileRedirectNotice,
  type MobileRedirectNoticeProps,
} from './account/MobileRedirectNotice/MobileRedirectNotice.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './account/ProfileForm/ProfileForm.tsx';
export { RegisterForm, type RegisterFormProps, type RegisterValues } from './account/RegisterForm/RegisterForm.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetStep,
} from './account/ResetPasswordForm/ResetPasswordForm.tsx';
export type { ResetValues } from './account/ResetPasswordForm/ResetSteps.tsx';
export { SecurityRow, type SecurityRowProps } from './account/SecurityRow/SecurityRow.tsx';
export {
  SetPasswordForm,
  type SetPasswordFormProps,
  type SetPasswordValues,
} from './account/SetPasswordForm/SetPasswordForm.tsx';
export type { SentCode } from './account/sentCode.ts';
