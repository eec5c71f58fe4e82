import { BIO_MAX, codePointLength, NICKNAME_MAX, textProblem } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { DatePicker, type DatePickerProps } from '../../controls/DatePicker/DatePicker.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { Buttons, Pair } from '../../controls/Form/formLayout.styles.ts';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
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
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { nicknameWrong } from '../nicknameProblems.ts';
import { type ProfileFormLabels, profileFormLabels } from './ProfileForm.labels.ts';

/** What students say about themselves (§3 User). */
export interface ProfileValues {
  /** 1 to 15 Chinese characters, digits, letters, underscores (§5). */
  nickname: string;
  gender: 'male' | 'female' | 'secret';
  /** Calendar date without time or time zone. */
  birthday: NonNullable<DatePickerProps['value']> | null;
  /** Value of the selected grade. */
  grade: string | null;
  /** Province, city and district; empty for none. */
  city: readonly Region[];
  /** Id of the selected time zone. */
  zone: string | null;
  bio: string;
}

export interface ProfileFormProps extends BaseProps<HTMLFormElement> {
  value: ProfileValues;
  grades: readonly SelectOption[];
  /** Time zones of the school (§9). */
  zones: readonly TimeZoneOption[];
  /** Loads the regions below a region; `loadChinaRegions` does so for China. Without it the city field is hidden. */
  loadRegions?: LoadRegions | undefined;
  /** The avatar upload; the caller saves it separately. */
  avatar?: ReactNode;
  /** Initial errors. */
  errors?: FormErrors<ProfileValues> | undefined;
  /** Saves the profile and returns field errors, if any; a rejected promise keeps the input and shows a failure message (§8). */
  onSave: SubmitForm<ProfileValues>;
  labels?: Partial<ProfileFormLabels> | undefined;
}

const GENDERS = ['female', 'male', 'secret'] as const;

/** Nickname, gender, birthday, grade, city, time zone and bio (§3 User). */
export function ProfileForm(props: ProfileFormProps) {
  const { value, grades, zones, loadRegions, avatar, errors, onSave, labels, ...rest } = props;
  const words = useLabels(profileFormLabels, labels);
  const form = useForm<ProfileValues>({
    initial: value,
    check: ({ nickname, bio }) => ({
      nickname: nicknameWrong(nickname, words),
      bio: textProblem(bio, { max: BIO_MAX, manyLines: true }) === 'long' ? words.bioLong(BIO_MAX) : undefined,
    }),
    errors,
    onSubmit: onSave,
  });
  const { values, field, errorOf, set } = form;
  const options = GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }));
  return (
    <FormBody aria-label={words.name} {...rest} form={form}>
      {avatar}
      <Field
        label={words.nickname}
        required
        help={words.nicknameHelp}
        error={errorOf('nickname')}
        count={{ n: codePointLength(values.nickname), max: NICKNAME_MAX }}
      >
        <Input {...field('nickname')} autoComplete="nickname" />
      </Field>
      <Pair>
        <Field label={words.gender}>
          <RadioGroup
            name="gender"
            items={options}
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
      </Pair>
      <Pair>
        <Field label={words.grade} error={errorOf('grade')}>
          <Select name="grade" items={grades} value={values.grade} onChange={(next) => set('grade', next)} />
        </Field>
        {loadRegions && (
          <Field label={words.city} error={errorOf('city')}>
            <RegionCascader name="city" load={loadRegions} value={values.city} onChange={(next) => set('city', next)} />
          </Field>
        )}
      </Pair>
      <Field label={words.zone} help={words.zoneHelp} error={errorOf('zone')}>
        <TimeZoneSelect name="zone" items={zones} value={values.zone} onChange={(next) => set('zone', next)} />
      </Field>
      <Field label={words.bio} error={errorOf('bio')}>
        <TextArea
          {...field('bio')}
          rows={3}
          autoGrow
          showCount
          maxLength={BIO_MAX}
          placeholder={words.bioPlaceholder}
        />
      </Field>
      <FormFailure form={form} title={words.failed} />
      {form.status === 'done' && <Alert tone="success" role="status" title={words.saved} />}
      <Buttons>
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {words.save}
        </Button>
      </Buttons>
    </FormBody>
  );
}
