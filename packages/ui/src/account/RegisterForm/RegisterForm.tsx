import { normaliseAccount } from '@shuyuan/rules';
import { UserRound } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Input } from '../../controls/Input/Input.tsx';
import { Select } from '../../controls/Select/Select.tsx';
import type { SelectOption } from '../../controls/Select/selectOptions.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { ConsentAgreement } from '../AgreementConsent/AgreementConsent.tsx';
import { AccountField, CodeField, PasswordField } from '../accountFields.tsx';
import { accountWrong, codeWrong } from '../accountProblems.ts';
import { FormConsent, useConsentWords } from '../FormConsent.tsx';
import { nicknameWrong } from '../nicknameProblems.ts';
import { passwordWrong } from '../passwordProblems.ts';
import { type SentCode, waitOf } from '../sentCode.ts';
import { type RegisterFormLabels, registerFormLabels } from './RegisterForm.labels.ts';

/** Data of a new account. */
export interface RegisterValues {
  /** Phone or email, normalised on submit (§5). */
  account: string;
  /** Six digits (A5). */
  code: string;
  /** 6 to 20 characters of two classes (§5). */
  password: string;
  /** 1 to 15 Chinese characters, digits, letters, underscores (§5). */
  nickname: string;
  /** Value of the selected grade. */
  grade: string | null;
  agreed: boolean;
}

export interface RegisterFormProps extends BaseProps<HTMLFormElement> {
  /** Grades to choose from; without them the field is hidden. */
  grades?: readonly SelectOption[] | undefined;
  /** The grades are loading. */
  loadingGrades?: boolean | undefined;
  /** Agreements that must be accepted; absent while they load. */
  agreements: readonly ConsentAgreement[];
  /** Opens an agreement in place. */
  onRead?: ((id: string) => void) | undefined;
  /** Initial values, e.g. an account carried over from the login. */
  value?: Partial<RegisterValues> | undefined;
  /** Initial errors. */
  errors?: FormErrors<RegisterValues> | undefined;
  /** Sends a verification code to the account. */
  onSendCode: (account: string) => Promise<SentCode>;
  /** Creates the account and returns field errors, if any, e.g. an expired code; a rejected promise shows a failure message (§8). */
  onSubmit: SubmitForm<RegisterValues>;
  labels?: Partial<RegisterFormLabels> | undefined;
}

const EMPTY: RegisterValues = { account: '', code: '', password: '', nickname: '', grade: null, agreed: false };

/** Registration: a code verifies the phone or email, and the agreements are accepted (§5). */
export function RegisterForm(props: RegisterFormProps) {
  const {
    grades,
    loadingGrades: isLoadingGrades,
    agreements,
    onRead,
    value,
    errors,
    onSendCode,
    onSubmit,
    labels,
    ...rest
  } = props;
  const words = useLabels(registerFormLabels, labels);
  const { required: consentRequired } = useConsentWords();
  const form = useForm<RegisterValues>({
    initial: { ...EMPTY, ...value },
    check: ({ account, code, password, nickname, agreed: hasAgreed }) => ({
      account: accountWrong(account, words),
      code: codeWrong(code, words),
      password: passwordWrong(password, words),
      nickname: nicknameWrong(nickname, words),
      agreed: hasAgreed ? undefined : consentRequired,
    }),
    errors,
    onSubmit: (typed) => onSubmit({ ...typed, account: normaliseAccount(typed.account) }),
  });
  const { values, field, errorOf } = form;
  const handleSend = async () => {
    form.judge('account');
    if (accountWrong(values.account, words) !== undefined) return false;
    return waitOf(onSendCode(normaliseAccount(values.account)), form);
  };
  return (
    <FormBody aria-label={words.title} {...rest} form={form}>
      <FormFailure form={form} title={words.failed} />
      <AccountField label={words.account} field={field('account')} error={errorOf('account')} />
      <CodeField label={words.code} field={field('code')} error={errorOf('code')} onSend={handleSend} />
      <PasswordField
        purpose="new"
        label={words.password}
        help={words.passwordHelp}
        field={field('password')}
        error={errorOf('password')}
      />
      <Field label={words.nickname} labelHidden help={words.nicknameHelp} error={errorOf('nickname')}>
        <Input {...field('nickname')} autoComplete="nickname" prefix={<UserRound />} placeholder={words.nickname} />
      </Field>
      {grades && (
        <Field label={words.grade} labelHidden error={errorOf('grade')}>
          <Select
            name="grade"
            placeholder={words.noGrade}
            items={grades}
            loading={isLoadingGrades}
            value={values.grade}
            onChange={(next) => form.set('grade', next)}
          />
        </Field>
      )}
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {words.submit}
      </Button>
      <FormConsent form={form} agreements={agreements} onRead={onRead} />
    </FormBody>
  );
}
