import type { agreementConsentLabels as AgreementConsent } from '../../account/AgreementConsent/AgreementConsent.labels.ts';
import type { appDownloadPanelLabels as AppDownloadPanel } from '../../account/AppDownloadPanel/AppDownloadPanel.labels.ts';
import type { accountWords as AccountWords } from '../../account/accountWords.labels.ts';
import type { devApiSwitcherLabels as DevApiSwitcher } from '../../account/DevApiSwitcher/DevApiSwitcher.labels.ts';
import type { inviteCardLabels as InviteCard } from '../../account/InviteCard/InviteCard.labels.ts';
import type { joinFormLabels as JoinForm } from '../../account/JoinForm/JoinForm.labels.ts';
import type { loginBoxLabels as LoginBox } from '../../account/LoginBox/LoginBox.labels.ts';
import type { loginFormLabels as LoginForm } from '../../account/LoginForm/LoginForm.labels.ts';
import type { mobileRedirectNoticeLabels as MobileRedirectNotice } from '../../account/MobileRedirectNotice/MobileRedirectNotice.labels.ts';
import type { nicknameWords as NicknameWords } from '../../account/nicknameWords.labels.ts';
import type { profileFormLabels as ProfileForm } from '../../account/ProfileForm/ProfileForm.labels.ts';
import type { passwordWords as PasswordWords } from '../../account/passwordWords.labels.ts';
import type { registerFormLabels as RegisterForm } from '../../account/RegisterForm/RegisterForm.labels.ts';
import type { resetPasswordFormLabels as ResetPasswordForm } from '../../account/ResetPasswordForm/ResetPasswordForm.labels.ts';
import type { securityRowLabels as SecurityRow } from '../../account/SecurityRow/SecurityRow.labels.ts';
import type { setPasswordFormLabels as SetPasswordForm } from '../../account/SetPasswordForm/SetPasswordForm.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `account`, by the name of their component. */
export interface AccountLabels {
  AgreementConsent: LabelsOf<typeof AgreementConsent>;
  AppDownloadPanel: LabelsOf<typeof AppDownloadPanel>;
  DevApiSwitcher: LabelsOf<typeof DevApiSwitcher>;
  InviteCard: LabelsOf<typeof InviteCard>;
  JoinForm: LabelsOf<typeof JoinForm>;
  LoginBox: LabelsOf<typeof LoginBox>;
  LoginForm: LabelsOf<typeof LoginForm>;
  MobileRedirectNotice: LabelsOf<typeof MobileRedirectNotice>;
  ProfileForm: LabelsOf<typeof ProfileForm>;
  RegisterForm: LabelsOf<typeof RegisterForm>;
  ResetPasswordForm: LabelsOf<typeof ResetPasswordForm>;
  SecurityRow: LabelsOf<typeof SecurityRow>;
  SetPasswordForm: LabelsOf<typeof SetPasswordForm>;
  accountWords: LabelsOf<typeof AccountWords>;
  nicknameWords: LabelsOf<typeof NicknameWords>;
  passwordWords: LabelsOf<typeof PasswordWords>;
}
