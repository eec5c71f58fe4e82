import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useMemo } from 'react';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { Select } from '../../controls/Select/Select.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useFormValues } from '../../foundations/useFormValues.ts';
import { type JoinFormLabels, joinFormLabels } from './JoinForm.labels.ts';
import { answerWrong, type JoinAnswers, type JoinField } from './joinFields.ts';

export interface JoinFormProps extends Omit<BaseProps<HTMLFormElement>, 'ref'> {
  /** Name of the form: what is applied for. */
  title: string;
  /** The questions, from the top. */
  fields: readonly JoinField[];
  /** Answers at first. */
  value?: JoinAnswers | undefined;
  /** What the server has against the answers, by question. */
  errors?: JoinAnswers | undefined;
  /** Sends them, trimmed; a rejection keeps what was typed and says that it failed (§8). */
  onSubmit: (answers: JoinAnswers) => unknown;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<JoinFormLabels> | undefined;
}

const Root = styled.form(formLayout, {
  '& > .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: token.space[16],
    alignItems: 'start',
  },
  '& > .fields > *': { gridColumn: '1 / -1' },
  '& > .fields > [data-half]': { gridColumn: 'auto' },
});

/** An application of an organisation, a lecturer or an agent: its questions are data (§2). */
export function JoinForm({ title, fields, value, errors, onSubmit, failedText, labels, ...rest }: JoinFormProps) {
  const words = useLabels(joinFormLabels, labels);
  const asked = useMemo(() => fields.filter((field) => field.kind !== 'slot'), [fields]);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<Record<string, string>>({
    initial: Object.fromEntries(asked.map(({ name }) => [name, value?.[name] ?? ''])),
    check: (answers) =>
      Object.fromEntries(asked.map((field) => [field.name, answerWrong(field, answers[field.name] ?? '', words)])),
    refused: errors,
    onSubmit: (answers) =>
      onSubmit(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.trim()]))),
  });
  if (status === 'done')
    return (
      <Alert tone="success" role="status" title={words.done}>
        {words.doneHint}
      </Alert>
    );
  return (
    <Root aria-label={title} {...rest} ref={form} noValidate onSubmit={submit}>
      <div className="fields">
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            required={field.isRequired}
            help={field.help}
            error={errorOf(field.name)}
            data-half={field.isHalf ? '' : undefined}
          >
            <Answer
              field={field}
              value={values[field.name] ?? ''}
              onChange={(next) => set(field.name, next)}
              onLeave={() => leave(field.name)}
            />
          </Field>
        ))}
      </div>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      <div className="buttons">
        <Button type="submit" size="lg" loading={status === 'pending'}>
          {words.submit}
        </Button>
      </div>
    </Root>
  );
}

interface AnswerProps {
  field: JoinField;
  value: string;
  onChange: (next: string) => void;
  onLeave: () => void;
}

function Answer({ field, value, onChange, onLeave }: AnswerProps) {
  const { name, kind, placeholder, options = [], max } = field;
  const common = { name, placeholder, value, onChange, onBlur: onLeave };
  if (kind === 'slot') return field.slot;
  if (kind === 'phone' || kind === 'email') return <AccountInput {...common} mode={kind} icon={false} />;
  if (kind === 'lines') return <TextArea {...common} rows={3} autoGrow showCount={max !== undefined} maxLength={max} />;
  if (kind === 'select')
    return (
      <Select
        name={name}
        placeholder={placeholder}
        options={options}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  return <Input {...common} />;
}
