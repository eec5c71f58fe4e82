import styled from '@emotion/styled';
import { BIO_MAX, codePointLength, NICKNAME_MAX, textProblem } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { DatePicker, type DatePickerProps } from '../../controls/DatePicker/DatePicker.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup.tsx';
import { RegionCascader } from '../../controls/RegionCascader/RegionCascader.tsx';
import type { LoadRegions, Region } from '../../controls/RegionCascader/region.ts';
import { Select } from '../../controls/Select/Select.tsx';
import type { SelectOption } from '../../controls/Select/selectOptions.ts';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { type TimeZoneOption, TimeZoneSelect } from '../../controls/TimeZoneSelect/TimeZoneSelect.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { nicknameWrong } from '../accountProblems.ts';
import { type ProfileFormLabels, profileFormLabels } from './ProfileForm.labels.ts';

/** What a student says about themselves (§3 User). */
export interface ProfileValues {
  /** 1 to 15 Chinese characters, digits, letters, underscores (§5). */
  nickname: string;
  gender: 'male' | 'female' | 'secret';
  /** A day without time and zone. */
  birthday: NonNullable<DatePickerProps['value']> | null;
  /** Value of the chosen grade. */
  grade: string | null;
  /** Province, city and district; empty for none. */
  city: readonly Region[];
  /** Value of the chosen zone. */
  zone: string | null;
  bio: string;
}

export interface ProfileFormProps extends Omit<BaseProps<HTMLFormElement>, 'ref'> {
  value: ProfileValues;
  grades: readonly SelectOption[];
  /** Zones of the school (§9). */
  zones: readonly TimeZoneOption[];
  /** Regions below one; `loadChinaRegions` knows those of China. Without it no city is asked for. */
  loadRegions?: LoadRegions | undefined;
  /** The upload of the picture; the caller saves it by itself. */
  avatar?: ReactNode;
  /** What the server has against the values. */
  errors?: FormErrors<ProfileValues> | undefined;
  /** Saves it; a rejection keeps what was typed and says that it failed (§8). */
  onSave: (values: ProfileValues) => unknown;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<ProfileFormLabels> | undefined;
}

const GENDERS = ['female', 'male', 'secret'] as const;

const Root = styled.form(formLayout);

/** Nickname, gender, birthday, grade, city, zone and a few words (§3 User). */
export function ProfileForm(props: ProfileFormProps) {
  const { value, grades, zones, loadRegions, avatar, errors, onSave, failedText, labels, ...rest } = props;
  const words = useLabels(profileFormLabels, labels);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<ProfileValues>({
    initial: value,
    check: ({ nickname, bio }) => ({
      nickname: nicknameWrong(nickname, words),
      bio: textProblem(bio, { max: BIO_MAX, manyLines: true }) === 'long' ? words.bioLong(BIO_MAX) : undefined,
    }),
    refused: errors,
    onSubmit: onSave,
  });
  const options = GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }));
  return (
    <Root aria-label={words.name} {...rest} ref={form} noValidate onSubmit={submit}>
      {avatar}
      <Field
        label={words.nickname}
        required
        help={words.nicknameHelp}
        error={errorOf('nickname')}
        count={{ n: codePointLength(values.nickname), max: NICKNAME_MAX }}
      >
        <Input
          name="nickname"
          autoComplete="nickname"
          value={values.nickname}
          onChange={(next) => set('nickname', next)}
          onBlur={() => leave('nickname')}
        />
      </Field>
      <div className="pair">
        <Field label={words.gender}>
          <RadioGroup
            name="gender"
            options={options}
            value={values.gender}
            onChange={(next) => set('gender', GENDERS.find((gender) => gender === next) ?? 'secret')}
          />
        </Field>
        <Field label={words.birthday} error={errorOf('birthday')}>
          <DatePicker
            name="birthday"
            autoComplete="bday"
            value={values.birthday}
            onChange={(next) => set('birthday', next)}
          />
        </Field>
      </div>
      <div className="pair">
        <Field label={words.grade} error={errorOf('grade')}>
          <Select name="grade" options={grades} value={values.grade} onChange={(next) => set('grade', next)} />
        </Field>
        {loadRegions && (
          <Field label={words.city} error={errorOf('city')}>
            <RegionCascader name="city" load={loadRegions} value={values.city} onChange={(next) => set('city', next)} />
          </Field>
        )}
      </div>
      <Field label={words.zone} help={words.zoneHelp} error={errorOf('zone')}>
        <TimeZoneSelect name="zone" zones={zones} value={values.zone} onChange={(next) => set('zone', next)} />
      </Field>
      <Field label={words.bio} error={errorOf('bio')}>
        <TextArea
          name="bio"
          rows={3}
          autoGrow
          showCount
          maxLength={BIO_MAX}
          placeholder={words.bioPlaceholder}
          value={values.bio}
          onChange={(next) => set('bio', next)}
          onBlur={() => leave('bio')}
        />
      </Field>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      {status === 'done' && <Alert tone="success" role="status" title={words.saved} />}
      <div className="buttons">
        <Button type="submit" size="lg" loading={status === 'pending'}>
          {words.save}
        </Button>
      </div>
    </Root>
  );
}
