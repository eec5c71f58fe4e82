import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useMemo } from 'react';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { Buttons } from '../../controls/Form/formLayout.styles.ts';
import { type FormField, type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Input } from '../../controls/Input/Input.tsx';
import { Select } from '../../controls/Select/Select.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type JoinFormLabels, joinFormLabels } from './JoinForm.labels.ts';
import { answerWrong, type JoinAnswers, type JoinField } from './joinFields.ts';

export interface JoinFormProps extends BaseProps<HTMLFormElement> {
  /** Accessible name of the form: what is applied for. */
  title: string;
  /** The questions, in order. */
  fields: readonly JoinField[];
  /** Initial answers. */
  value?: JoinAnswers | undefined;
  /** Initial errors, by question. */
  errors?: JoinAnswers | undefined;
  /** Submits the trimmed answers and returns field errors, if any; a rejected promise keeps the input and shows a failure message (§8). */
  onSubmit: SubmitForm<JoinAnswers>;
  labels?: Partial<JoinFormLabels> | undefined;
}

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[16],
  alignItems: 'start',
  '& > *': { gridColumn: '1 / -1' },
  '& > [data-half]': { gridColumn: 'auto' },
});

/** Application of an organisation, a lecturer or an agent; the questions are data (§2). */
export function JoinForm({ title, fields, value, errors, onSubmit, labels, ...rest }: JoinFormProps) {
  const words = useLabels(joinFormLabels, labels);
  const asked = useMemo(() => fields.filter((field) => field.kind !== 'slot'), [fields]);
  const form = useForm<JoinAnswers>({
    initial: Object.fromEntries(asked.map(({ name }) => [name, value?.[name] ?? ''])),
    check: (answers) =>
      Object.fromEntries(asked.map((field) => [field.name, answerWrong(field, answers[field.name] ?? '', words)])),
    errors,
    onSubmit: (answers) =>
      onSubmit(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.trim()]))),
  });
  if (form.status === 'done')
    return (
      <Alert tone="success" role="status" title={words.done}>
        {words.doneHint}
      </Alert>
    );
  return (
    <FormBody aria-label={title} {...rest} form={form}>
      <Fields>
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            required={field.required}
            help={field.help}
            error={form.errorOf(field.name)}
            data-half={field.half ? '' : undefined}
          >
            <Answer question={field} field={form.field(field.name)} />
          </Field>
        ))}
      </Fields>
      <FormFailure form={form} title={words.failed} />
      <Buttons>
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {words.submit}
        </Button>
      </Buttons>
    </FormBody>
  );
}

interface AnswerProps {
  question: JoinField;
  field: FormField<string, string>;
}

function Answer({ question, field }: AnswerProps) {
  const { name, kind, placeholder, items: options = [], max, slot } = question;
  const { value, onChange } = field;
  const common = { ...field, placeholder };
  if (kind === 'slot') return slot;
  if (kind === 'phone' || kind === 'email') return <AccountInput {...common} mode={kind} icon={false} />;
  if (kind === 'lines') return <TextArea {...common} rows={3} autoGrow showCount={max !== undefined} maxLength={max} />;
  if (kind === 'select')
    return (
      <Select
        name={name}
        placeholder={placeholder}
        items={options}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  return <Input {...common} />;
}
