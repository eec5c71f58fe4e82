import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { type AccordionItem, type AccordionProps, Accordion as Bare } from './Accordion.tsx';

const Accordion = localised(Bare);

const questions: readonly AccordionItem[] = [
  {
    value: 'replay',
    label: '错过直播怎么办？',
    content: <Words>回放在课后两小时之内生成，一年之内可以反复看，练习和讲义都不受影响。</Words>,
  },
  {
    value: 'refund',
    label: '可以退款吗？',
    note: '3分钟读完',
    content: <Words>开课前可以全额退，原路返回；开课以后按没有上的课退。</Words>,
  },
  {
    value: 'device',
    label: '上课需要什么设备？',
    content: <Words>一台能上网的电脑，直播互动时用得到麦克风；开课前可以先检测设备。</Words>,
  },
];
const nested: readonly AccordionItem[] = [
  {
    value: 'buy',
    label: '购买与退款',
    note: '3',
    content: <Accordion items={questions} level={4} size="sm" defaultValue={['refund']} />,
  },
  { value: 'learn', label: '上课与回放', note: '3', content: <Accordion items={questions} level={4} size="sm" /> },
];

function Held({ onChange, ...rest }: AccordionProps) {
  const [value, setValue] = useState<readonly string[]>(['refund']);
  return (
    <Accordion
      {...rest}
      value={value}
      onChange={(open, details) => {
        setValue(open);
        onChange?.(open, details);
      }}
    />
  );
}

const meta = {
  component: Bare,
  render: (args: AccordionProps) => (
    <Card style={{ width: 760 }}>
      <Accordion {...args} />
    </Card>
  ),
  args: { items: questions, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Questions with collapsible answers. **Do** write the question as a student would ask it. **Do not** collapse what everybody has to read.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All closed. */
export const Default: Story = {};
/** One open at a time. */
export const Single: Story = {
  args: { defaultValue: ['replay'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /可以退款吗|refund/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['refund'], expect.anything());
    await expect(canvas.getByRole('button', { name: /错过直播|miss/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
/** Several can be open. */
export const Multiple: Story = { args: { multiple: true, defaultValue: ['replay', 'refund'] } };
/** Controlled. */
export const Controlled: Story = {
  render: (args: AccordionProps) => (
    <Card style={{ width: 760 }}>
      <Held {...args} />
    </Card>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /可以退款吗|refund/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([], expect.anything());
  },
};
/** Topics that contain questions. */
export const Nested: Story = { args: { items: nested, multiple: true, defaultValue: ['buy'] } };
/** 44 px headings, in a side column. */
export const Small: Story = { args: { size: 'sm', defaultValue: ['replay'] } };
/** A disabled heading. */
export const Disabled: Story = {
  args: { items: questions.map((item) => ({ ...item, disabled: item.value === 'device' })) },
};
/** No items. */
export const Empty: Story = { args: { items: [] } };
/** Long questions wrap beside note and arrow. */
export const LongText: Story = {
  args: {
    defaultValue: ['refund'],
    items: questions.map((item) => ({
      ...item,
      note: '3分钟读完',
      title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    })),
  },
};
/** All variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'One open, hover, focus; disabled; nested',
          force: { hover: '.item:nth-of-type(1) > .head > button', focus: '.item:nth-of-type(2) > .head > button' },
          show: (
            <Beside>
              <Stack gap={16} style={{ width: 500 }}>
                <Card>
                  <Accordion items={questions} defaultValue={['refund']} />
                </Card>
                <Card>
                  <Accordion items={questions.slice(0, 2).map((item) => ({ ...item, disabled: true }))} size="sm" />
                </Card>
              </Stack>
              <Card style={{ width: 500 }}>
                <Accordion items={nested} defaultValue={['buy']} />
              </Card>
            </Beside>
          ),
        },
      ]}
    />
  ),
};
/** Tab moves from heading to heading, Enter and Space open and close. */
export const Keyboard: Story = {
  args: { multiple: true },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};
