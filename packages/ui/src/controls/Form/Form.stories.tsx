import { FEEDBACK_MIN } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localise, Words } from '../../fixtures/localise.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Form } from './Form.tsx';
import type { FormErrors } from './formValues.ts';

const EMPTY = { nickname: '', gender: '', about: '' };
type Values = typeof EMPTY;

interface ProfileProps {
  defaultValues?: Values | undefined;
  onSubmit: (values: Values) => Promise<FormErrors<Values> | undefined> | undefined;
}

/** A profile of three fields, as a page would write it. */
function Profile({ defaultValues = EMPTY, onSubmit }: ProfileProps) {
  const { locale } = useKit();
  const words = localise(
    {
      nickname: '昵称',
      gender: '性别',
      about: '简介',
      noNickname: '请填写昵称',
      noGender: '请选择性别',
      shortAbout: '还差几个字，请写满10个字',
      genders: [
        { value: '1', label: '男' },
        { value: '2', label: '女' },
      ],
    },
    locale,
  );
  return (
    <Form
      defaultValues={defaultValues}
      validate={({ nickname, gender, about }) => ({
        nickname: nickname === '' ? words.noNickname : undefined,
        gender: gender === '' ? words.noGender : undefined,
        about: about !== '' && about.length < FEEDBACK_MIN ? words.shortAbout : undefined,
      })}
      onSubmit={onSubmit}
      style={{ width: 360 }}
    >
      {({ errors, defaultValues: initial, isSubmitting }) => (
        <>
          <Field label={words.nickname} required error={errors.nickname}>
            <Input name="nickname" defaultValue={initial.nickname} />
          </Field>
          <Field label={words.gender} required error={errors.gender}>
            <RadioGroup name="gender" options={words.genders} defaultValue={initial.gender} />
          </Field>
          <Field label={words.about} error={errors.about}>
            <TextArea name="about" rows={2} defaultValue={initial.about} />
          </Field>
          <Button type="submit" size="lg" loading={isSubmitting}>
            <Words>保存</Words>
          </Button>
        </>
      )}
    </Form>
  );
}

const filled = { nickname: '林知夏', gender: '2', about: '' };
/** A school that answers at once, with errors or with none. */
const answer =
  (errors?: FormErrors<Values>): ProfileProps['onSubmit'] =>
  () =>
    Promise.resolve(errors);

const save = { name: /保存|Save/ };

const meta = {
  component: Profile,
  args: { onSubmit: fn<ProfileProps['onSubmit']>(answer()) },
  parameters: {
    docs: {
      description: {
        component:
          'Fields that are sent together. **Do** leave the button on: pressing it shows what is missing. **Do not** check on each letter: an error comes with sending and goes with its cause.',
      },
    },
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, as it is met. */
export const Default: Story = {};

/** With values at first. */
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
};

/** Two errors: the first takes the focus, the summary leads to each. */
export const InvalidFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const nickname = canvas.getByRole('textbox', { name: /昵称|Nickname/ });
    await waitFor(() => expect(nickname).toHaveFocus());
    await expect(nickname).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /请选择性别|Choose a gender/ }));
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
  },
};

/** An error goes as soon as its cause is gone. */
export const ErrorGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const nickname = canvas.getByRole('textbox', { name: /昵称|Nickname/ });
    await userEvent.type(nickname, 'L');
    await waitFor(() => expect(nickname).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/请选择性别|Choose a gender/);
  },
};

/** The school did not answer: "submission failed, retry", and the values are still there. */
export const ServerError: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn<ProfileProps['onSubmit']>(() => Promise.reject(new Error('unreachable'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/提交失败，请重试|Submission failed/);
    await userEvent.click(canvas.getByRole('button', { name: /重试|Retry/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('textbox', { name: /昵称|Nickname/ })).toHaveValue('林知夏');
    await canvas.findByRole('alert');
  },
};

/** The school refuses a value: it stands under its field. */
export const Refused: Story = {
  args: { defaultValues: filled, onSubmit: fn<ProfileProps['onSubmit']>(answer({ nickname: '这个昵称已经有人用了' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /昵称|Nickname/ })).toHaveFocus());
    await expect(canvas.getByText('这个昵称已经有人用了')).toBeInTheDocument();
  },
};

/** Pressed twice, sent once. */
export const DoubleSubmit: Story = {
  args: { defaultValues: filled, onSubmit: fn<ProfileProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const nickname = canvas.getByRole('textbox', { name: /昵称|Nickname/ });
    await userEvent.type(nickname, '{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const fields = (errors: FormErrors<Values>, isSubmitting = false) => (
      <>
        <Field label="昵称" required error={errors.nickname}>
          <Input name="nickname" />
        </Field>
        <Button type="submit" size="lg" loading={isSubmitting}>
          保存
        </Button>
      </>
    );
    const send = () => undefined;
    const width = { width: 208 };
    return (
      <BrandMatrix
        rows={[
          {
            state: 'Default',
            show: (
              <Form defaultValues={EMPTY} onSubmit={send} style={width}>
                {({ errors }) => fields(errors)}
              </Form>
            ),
          },
          {
            state: 'Errors',
            show: (
              <Form
                defaultValues={EMPTY}
                initialErrors={{ nickname: '请填写昵称', gender: '请选择性别' }}
                onSubmit={send}
                style={width}
              >
                {({ errors }) => fields(errors)}
              </Form>
            ),
          },
          {
            state: 'Submitting',
            show: (
              <Form defaultValues={EMPTY} onSubmit={send} style={width} data-status="submitting">
                {({ errors, isSubmitting }) => fields(errors, isSubmitting)}
              </Form>
            ),
          },
          {
            state: 'Failed',
            show: (
              <Form defaultValues={EMPTY} onSubmit={send} style={width} data-status="failed">
                {({ errors }) => fields(errors)}
              </Form>
            ),
          },
        ]}
      />
    );
  },
};

/** Enter in a field sends; the focus lands on what is wrong. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Lin');
    await userEvent.keyboard('{Enter}');
    const [first] = canvas.getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ nickname: 'Lin', gender: '1', about: '' }));
  },
};
