import styled from '@emotion/styled';
import { accountProblem, FEEDBACK_MAX, FEEDBACK_MIN, feedbackProblem } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useState } from 'react';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { Buttons } from '../../controls/Form/formLayout.styles.ts';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { RadioGroup, type RadioOption } from '../../controls/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FeedbackFormLabels, feedbackFormLabels } from './FeedbackForm.labels.ts';

/** A student's feedback to the school (§5). */
export interface FeedbackValues {
  /** Value of the selected type. */
  type: string | null;
  /** 10 to 500 characters (§5). */
  content: string;
  /** Phone or email; optional. */
  contact: string;
}

export interface FeedbackFormProps extends BaseProps<HTMLFormElement> {
  /** Types of feedback. */
  types: readonly RadioOption[];
  /** Initial values, e.g. a type preset by the page. */
  value?: Partial<FeedbackValues> | undefined;
  /** The screenshot upload; the caller holds its files. */
  images?: ReactNode;
  /** Initial errors. */
  errors?: FormErrors<FeedbackValues> | undefined;
  /** Submits the feedback and returns field errors, if any; a rejected promise keeps the input and shows a failure message (§8). */
  onSubmit: SubmitForm<FeedbackValues>;
  labels?: Partial<FeedbackFormLabels> | undefined;
}

const EMPTY: FeedbackValues = { type: null, content: '', contact: '' };

const Done = styled.div({ display: 'grid', gap: token.space[16], justifyItems: 'start' });

/** Feedback form with at least ten characters of text (§5). */
export function FeedbackForm(props: FeedbackFormProps) {
  const [round, setRound] = useState(0);
  return <OneFeedback {...props} key={round} onAgain={() => setRound(round + 1)} />;
}

function OneFeedback(props: FeedbackFormProps & { onAgain: () => void }) {
  const { types, value, images, errors, onSubmit, onAgain, labels, ...rest } = props;
  const words = useLabels(feedbackFormLabels, labels);
  const form = useForm<FeedbackValues>({
    initial: { ...EMPTY, ...value },
    check: ({ type, content, contact }) => {
      const problem = feedbackProblem(content);
      return {
        type: type === null ? words.typeRequired : undefined,
        content: problem ? words.contentProblems[problem] : undefined,
        contact: accountProblem(contact) === 'format' ? words.contactProblem : undefined,
      };
    },
    errors,
    onSubmit: (typed) => onSubmit({ ...typed, content: typed.content.trim(), contact: typed.contact.trim() }),
  });
  const { values, field, errorOf, set } = form;
  if (form.status === 'done')
    return (
      <Done role="status">
        <Alert tone="success" title={words.done} style={{ width: '100%' }}>
          {words.doneHint}
        </Alert>
        <Button variant="outline" tone="neutral" onClick={onAgain}>
          {words.again}
        </Button>
      </Done>
    );
  return (
    <FormBody aria-label={words.name} {...rest} form={form}>
      <Field label={words.type} required error={errorOf('type')}>
        <RadioGroup name="type" items={types} value={values.type} onChange={(next) => set('type', next)} />
      </Field>
      <Field label={words.content} required error={errorOf('content')}>
        <TextArea
          {...field('content')}
          rows={5}
          autoGrow
          noEmoji
          showCount
          minLength={FEEDBACK_MIN}
          maxLength={FEEDBACK_MAX}
          placeholder={words.contentPlaceholder}
        />
      </Field>
      {images !== undefined && <Field label={words.images}>{images}</Field>}
      <Field label={words.contact} help={words.contactHelp} error={errorOf('contact')}>
        <AccountInput {...field('contact')} icon={false} />
      </Field>
      <FormFailure form={form} title={words.failed} />
      <Buttons>
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {words.submit}
        </Button>
      </Buttons>
    </FormBody>
  );
}
