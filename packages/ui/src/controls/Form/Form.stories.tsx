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
import type { FormErrors } from './formProblems.ts';
import type { FormState, SubmitForm } from './useForm.ts';

const EMPTY = { nickname: '', gender: '', about: '' };
type Values = typeof EMPTY;

interface ProfileProps {
  defaultValues?: Values | undefined;
  onSubmit: SubmitForm<Values>;
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
      {({ field, errorOf, isSubmitting }) => (
        <>
          <Field label={words.nickname} required error={errorOf('nickname')}>
            <Input {...field('nickname')} />
          </Field>
          <Field label={words.gender} required error={errorOf('gender')}>
            <RadioGroup {...field('gender')} items={words.genders} />
          </Field>
          <Field label={words.about} error={errorOf('about')}>
            <TextArea {...field('about')} rows={2} />
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
/** A server that responds at once, with or without errors. */
const answer =
  (errors?: FormErrors<Values>): ProfileProps['onSubmit'] =>
  () =>
    Promise.resolve(errors && { errors });

const save = { name: /保存|Save/ };

const meta = {
  component: Profile,
  args: { onSubmit: fn<ProfileProps['onSubmit']>(answer()) },
  parameters: {
    docs: {
      description: {
        component:
          'Fields that are submitted together. **Do** keep the button enabled: pressing it shows what is missing. **Do not** validate on every keystroke: errors appear on submit and disappear once they are fixed.',
      },
    },
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, in its initial state. */
export const Default: Story = {};

/** With initial values. */
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
};

/** Two errors: the first field gets the focus, and the summary links to each. */
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

/** An error disappears as soon as its cause is fixed. */
export const ErrorGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const nickname = canvas.getByRole('textbox', { name: /昵称|Nickname/ });
    await userEvent.type(nickname, 'L');
    await waitFor(() => expect(nickname).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/请选择性别|Choose a gender/);
  },
};

/** No response from the server: "submission failed, retry", and the values are kept. */
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

/** An error shows once its field has lost focus, not while typing; a field left empty shows none. */
export const LeftField: Story = {
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('textbox', { name: /简介|About/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称|Nickname/ }), '{Tab}');
    await userEvent.type(about, 'short');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/还差几个字|Write 10/);
    await expect(about).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The server rejects the form with its own message, which disappears when a field changes. */
export const RefusedAsAWhole: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn<ProfileProps['onSubmit']>(() => Promise.resolve({ failure: '今天已经改过一次了' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('今天已经改过一次了');
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称|Nickname/ }), 'L');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The server rejects a value: the error stays under its field until the field changes. */
export const Refused: Story = {
  args: { defaultValues: filled, onSubmit: fn<ProfileProps['onSubmit']>(answer({ nickname: '这个昵称已经有人用了' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /昵称|Nickname/ })).toHaveFocus());
    await expect(canvas.getByText('这个昵称已经有人用了')).toBeInTheDocument();
    await userEvent.keyboard('L');
    await waitFor(() => expect(canvas.queryByText('这个昵称已经有人用了')).toBeNull());
  },
};

/** Pressed twice, submitted once. */
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
    const fields = ({ field, errorOf, isSubmitting }: FormState<Values>) => (
      <>
        <Field label="昵称" required error={errorOf('nickname')}>
          <Input {...field('nickname')} />
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
                {fields}
              </Form>
            ),
          },
          {
            state: 'Errors, hover',
            force: { hover: 'a' },
            show: (
              <Form
                defaultValues={EMPTY}
                initialErrors={{ nickname: '请填写昵称', gender: '请选择性别' }}
                onSubmit={send}
                style={width}
              >
                {fields}
              </Form>
            ),
          },
          {
            state: 'Submitting',
            show: (
              <Form defaultValues={EMPTY} onSubmit={send} style={width} data-status="submitting">
                {fields}
              </Form>
            ),
          },
          {
            state: 'Failed',
            show: (
              <Form defaultValues={EMPTY} onSubmit={send} style={width} data-status="failed">
                {fields}
              </Form>
            ),
          },
        ]}
      />
    );
  },
};

/** Enter in a field submits; the first invalid field gets the focus. */
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
