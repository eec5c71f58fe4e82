import styled from '@emotion/styled';
import { accountProblem, FEEDBACK_MAX, FEEDBACK_MIN, feedbackProblem } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useState } from 'react';
import { AccountInput } from '../../controls/AccountInput/AccountInput.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { RadioGroup, type RadioOption } from '../../controls/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { type FeedbackFormLabels, feedbackFormLabels } from './FeedbackForm.labels.ts';

/** What a student writes to the school (§5). */
export interface FeedbackValues {
  /** Value of the chosen type. */
  type: string | null;
  /** 10 to 500 characters (§5). */
  content: string;
  /** Phone or email; may be empty. */
  contact: string;
}

export interface FeedbackFormProps extends Omit<BaseProps<HTMLFormElement>, 'ref'> {
  /** What it can be about. */
  types: readonly RadioOption[];
  /** Values at first, e.g. the type that a page asks about. */
  value?: Partial<FeedbackValues> | undefined;
  /** The upload of screenshots; the caller keeps its files. */
  images?: ReactNode;
  /** What the server has against the values. */
  errors?: FormErrors<FeedbackValues> | undefined;
  /** Sends it; a rejection keeps what was typed and says that it failed (§8). */
  onSubmit: (values: FeedbackValues) => unknown;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<FeedbackFormLabels> | undefined;
}

const EMPTY: FeedbackValues = { type: null, content: '', contact: '' };

const Root = styled.form(formLayout);
const Done = styled.div({ display: 'grid', gap: token.space[16], justifyItems: 'start' });

/** Feedback, at least ten characters of it (§5). */
export function FeedbackForm(props: FeedbackFormProps) {
  const [round, setRound] = useState(0);
  return <OneFeedback {...props} key={round} onAgain={() => setRound(round + 1)} />;
}

function OneFeedback(props: FeedbackFormProps & { onAgain: () => void }) {
  const { types, value, images, errors, onSubmit, failedText, onAgain, labels, ...rest } = props;
  const words = useLabels(feedbackFormLabels, labels);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<FeedbackValues>({
    initial: { ...EMPTY, ...value },
    check: ({ type, content, contact }) => {
      const problem = feedbackProblem(content);
      return {
        type: type === null ? words.typeRequired : undefined,
        content: problem ? words.contentProblems[problem] : undefined,
        contact: accountProblem(contact) === 'format' ? words.contactProblem : undefined,
      };
    },
    refused: errors,
    onSubmit: (typed) => onSubmit({ ...typed, content: typed.content.trim(), contact: typed.contact.trim() }),
  });
  if (status === 'done')
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
    <Root aria-label={words.name} {...rest} ref={form} noValidate onSubmit={submit}>
      <Field label={words.type} required error={errorOf('type')}>
        <RadioGroup name="type" options={types} value={values.type} onChange={(next) => set('type', next)} />
      </Field>
      <Field label={words.content} required error={errorOf('content')}>
        <TextArea
          name="content"
          rows={5}
          autoGrow
          noEmoji
          showCount
          minLength={FEEDBACK_MIN}
          maxLength={FEEDBACK_MAX}
          placeholder={words.contentPlaceholder}
          value={values.content}
          onChange={(next) => set('content', next)}
          onBlur={() => leave('content')}
        />
      </Field>
      {images !== undefined && <Field label={words.images}>{images}</Field>}
      <Field label={words.contact} help={words.contactHelp} error={errorOf('contact')}>
        <AccountInput
          name="contact"
          icon={false}
          value={values.contact}
          onChange={(next) => set('contact', next)}
          onBlur={() => leave('contact')}
        />
      </Field>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      <div className="buttons">
        <Button type="submit" size="lg" loading={status === 'pending'}>
          {words.submit}
        </Button>
      </div>
    </Root>
  );
}
