import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { AvatarGroup } from '../../data/Avatar/AvatarGroup.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import { localise, localised, Words } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { HeroBand } from './HeroBand.tsx';

const Hero = localised(HeroBand);
const Wide = styled.div({ width: '1200px' });
const Term = () => (
  <Tag tone="accent" size="md">
    {localise('2026秋季·期末冲刺', useKit().locale)}
  </Tag>
);

const eyebrow = (
  <>
    <Term />
    <AvatarGroup
      people={[
        { id: 'he', name: '何沐阳', src: students.he },
        { id: 'chen', name: '陈一诺', src: students.chen },
        { id: 'song', name: '宋时雨', src: students.song },
      ]}
    />
    <Words>本周3,286位同学在学</Words>
  </>
);
const actions = (
  <>
    <Button size="lg" href="/course">
      <Words>看冲刺课程</Words>
    </Button>
    <Button size="lg" variant="outline" icon={<FileText aria-hidden />}>
      <Words>测一测学情</Words>
    </Button>
  </>
);

const meta = {
  component: HeroBand,
  render: (args) => <Hero {...args} />,
  args: {
    title: ['会的题，一分不丢', '难的题，多拿一步'],
    text: '六周直播带练，每节课后一份分层练习，错题当天讲清。从期中到期末，把薄弱的地方一块块补齐。',
    eyebrow,
    actions,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The hero of the home page. **Do** keep the title to two short lines and one solid button. **Do not** put text on the image: it belongs to the brand.',
      },
    },
  },
} satisfies Meta<typeof HeroBand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text, buttons, picture. */
export const Whole: Story = {};
/** Space below for the strip of a returning student. */
export const WithStrip: Story = { args: { strip: true } };
/** Only a title. */
export const TitleOnly: Story = { args: { text: undefined, eyebrow: undefined, actions: undefined } };
/** No line above the title. */
export const WithoutEyebrow: Story = { args: { eyebrow: undefined } };
/** Content below the buttons. */
export const WithExtra: Story = { args: { children: <Tag tone="accent">全部课程</Tag> } };
/** Long lines wrap. */
export const LongestText: Story = {
  args: { title: ['题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置'] },
};

/** The two buttons are the only tab stops. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '看冲刺课程' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '测一测学情' })).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'whole',
          show: (
            <Wide>
              <Hero {...args} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
