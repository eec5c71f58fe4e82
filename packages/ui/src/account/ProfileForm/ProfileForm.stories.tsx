import styled from '@emotion/styled';
import { NICKNAME_MAX } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loadChinaRegions } from '../../chinaRegions.ts';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { hangzhou } from '../../fixtures/regions.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm.tsx';

const Localised = localised(ProfileForm);
const Ground = styled.div({
  width: '640px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const value: ProfileValues = {
  nickname: '知夏_07',
  gender: 'female',
  birthday: '2010-06-18',
  grade: '高二',
  city: hangzhou,
  zone: 'Asia/Shanghai',
  bio: '喜欢解析几何，正在准备期末。',
};
const grades = ['初三', '高一', '高二', '高三'].map((label) => ({ value: label, label }));
const zones = [
  { value: 'Asia/Shanghai', label: '北京', timeZone: 'Asia/Shanghai' },
  { value: 'Europe/London', label: '伦敦', timeZone: 'Europe/London' },
];
const save = { name: /保存资料|Save profile/ };
const nickname = { name: /昵称|Nickname/ };

const meta = {
  component: ProfileForm,
  render: (args: ProfileFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { value, grades, zones, loadRegions: loadChinaRegions, onSave: fn(() => Promise.resolve(undefined)) },
  parameters: {
    docs: {
      description: {
        component:
          'The student’s profile. **Do** save the picture at once, without the button. **Do not** require more than the nickname.',
      },
    },
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuses = (shown: RegExp): NonNullable<Story['play']> => {
  return async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shown);
    await waitFor(() => expect(canvas.getByRole('textbox', nickname)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  };
};

/** Filled in. */
export const Default: Story = {};
/** With the avatar upload above. */
export const WithAvatar: Story = { args: { avatar: <Avatar name="林知夏" size={96} /> } };
/** No nickname. */
export const NicknameEmpty: Story = {
  args: { value: { ...value, nickname: '' } },
  play: refuses(/请填写昵称|Enter a nick/),
};
/** One character is enough. */
export const NicknameOfOne: Story = {
  args: { value: { ...value, nickname: '夏' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(/已保存|Saved/)).toBeInTheDocument();
  },
};
/** Fifteen characters, the maximum. */
export const NicknameAtTheLimit: Story = {
  args: { value: { ...value, nickname: '知'.repeat(NICKNAME_MAX) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
/** Sixteen characters. */
export const NicknameOneOver: Story = {
  args: { value: { ...value, nickname: '知'.repeat(NICKNAME_MAX + 1) } },
  play: refuses(/15/),
};
/** The error names the character that is not allowed in a nickname. */
export const BadCharacter: Story = { args: { value: { ...value, nickname: '知夏!' } }, play: refuses(/“!”/) };
/** Saving failed. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/没有提交成功|Not sent/);
  },
};
/** A bio of the maximum length. */
export const LongText: Story = {
  args: { value: { ...value, bio: '喜欢解析几何，正在准备期末，每天晚上做两道大题。'.repeat(9).slice(0, 200) } },
};

/** The first fields by keyboard, submitted with Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', nickname)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^(男|Male)$/ })).toBeChecked();
    canvas.getByRole('button', save).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ gender: 'male' })));
  },
};

/** Filled in and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<ProfileFormProps>) => (
      <Ground style={{ width: 500 }}>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Filled, refused',
            show: (
              <Beside>
                {form({})}
                {form({ errors: { nickname: '这个昵称有人用了，换一个试试' } })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
