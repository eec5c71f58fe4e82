import styled from '@emotion/styled';
import { normaliseAccount } from '@shuyuan/rules';
import { UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { Select } from '../../controls/Select/Select.tsx';
import type { SelectOption } from '../../controls/Select/selectOptions.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { AgreementConsent, type ConsentAgreement } from '../AgreementConsent/AgreementConsent.tsx';
import { AccountField, CodeField, PasswordField } from '../accountFields.tsx';
import { accountWrong, codeWrong, nicknameWrong, passwordWrong } from '../accountProblems.ts';
import { type RegisterFormLabels, registerFormLabels } from './RegisterForm.labels.ts';

/** What a new account consists of. */
export interface RegisterValues {
  /** Phone or email, as it is stored once sent (§5). */
  account: string;
  /** Six digits (A5). */
  code: string;
  /** 6 to 20 characters of two kinds (§5). */
  password: string;
  /** 1 to 15 Chinese characters, digits, letters, underscores (§5). */
  nickname: string;
  /** Value of the chosen grade. */
  grade: string | null;
}

export interface RegisterFormProps extends Omit<BaseProps<HTMLFormElement>, 'ref'> {
  /** Grades to choose from; without them none is asked for. */
  grades?: readonly SelectOption[] | undefined;
  /** What has to be agreed to; nothing while they are on their way. */
  agreements: readonly ConsentAgreement[];
  /** Shows an agreement in place. */
  onRead?: ((id: string) => void) | undefined;
  /** Values at first, e.g. an account that came along. */
  value?: Partial<RegisterValues> | undefined;
  /** What the server has against the values, e.g. that the code is too old. */
  errors?: FormErrors<RegisterValues> | undefined;
  /** Sends a code to the account; see `CodeInput` for what it answers. */
  onSendCode: (account: string) => Promise<unknown>;
  /** Makes the account; a rejection keeps what was typed and says that it failed (§8). */
  onSubmit: (values: RegisterValues) => unknown;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<RegisterFormLabels> | undefined;
}

const EMPTY: RegisterValues = { account: '', code: '', password: '', nickname: '', grade: null };

const Root = styled.form(formLayout);

/** A new account: a code proves phone or email, and the agreements are accepted (§5). */
export function RegisterForm(props: RegisterFormProps) {
  const { grades, agreements, onRead, value, errors, onSendCode, onSubmit, failedText, labels, ...rest } = props;
  const words = useLabels(registerFormLabels, labels);
  const [isAgreed, setAgreed] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<RegisterValues>({
    initial: { ...EMPTY, ...value },
    check: ({ account, code, password, nickname }) => ({
      account: accountWrong(account, words),
      code: codeWrong(code, words),
      password: passwordWrong(password, words),
      nickname: nicknameWrong(nickname, words),
    }),
    refused: errors,
    onSubmit: (typed) => {
      if (isAgreed) return onSubmit({ ...typed, account: normaliseAccount(typed.account) });
      setRefusals((before) => before + 1);
      return false;
    },
  });
  const sendCode = () => {
    leave('account');
    if (accountWrong(values.account, words) !== undefined) return Promise.resolve(false);
    return onSendCode(normaliseAccount(values.account));
  };
  return (
    <Root aria-label={words.title} {...rest} ref={form} noValidate onSubmit={submit}>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      <AccountField
        words={words}
        value={values.account}
        error={errorOf('account')}
        onChange={(next) => set('account', next)}
        onLeave={() => leave('account')}
      />
      <CodeField
        words={words}
        value={values.code}
        error={errorOf('code')}
        onChange={(next) => set('code', next)}
        onSend={sendCode}
      />
      <PasswordField
        kind="new"
        words={words}
        name="password"
        label={words.password}
        value={values.password}
        error={errorOf('password')}
        onChange={(next) => set('password', next)}
        onLeave={() => leave('password')}
      />
      <Field label={words.nickname} labelHidden help={words.nicknameHelp} error={errorOf('nickname')}>
        <Input
          name="nickname"
          autoComplete="nickname"
          prefix={<UserRound />}
          placeholder={words.nickname}
          value={values.nickname}
          onChange={(next) => set('nickname', next)}
          onBlur={() => leave('nickname')}
        />
      </Field>
      {grades && (
        <Field label={words.grade} labelHidden error={errorOf('grade')}>
          <Select
            name="grade"
            placeholder={words.noGrade}
            options={grades}
            value={values.grade}
            onChange={(next) => set('grade', next)}
          />
        </Field>
      )}
      <Button type="submit" size="lg" block loading={status === 'pending'}>
        {words.submit}
      </Button>
      <AgreementConsent
        agreements={agreements}
        checked={isAgreed}
        onChange={setAgreed}
        refusals={refusals}
        onRead={onRead}
        name="agreed"
      />
    </Root>
  );
}
