import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AgreementConsent, type AgreementConsentProps } from './AgreementConsent.tsx';

const Consent = localised(AgreementConsent);
const Box = styled.div({ display: 'grid', gap: token.space[16], width: '304px' });

/** Keeps the checked state, as a form does. */
function Held(args: AgreementConsentProps) {
  const [checked, setChecked] = useState(args.checked);
  const handleChange: AgreementConsentProps['onChange'] = (next, details) => {
    setChecked(next);
    args.onChange(next, details);
  };
  return <Consent {...args} checked={checked} onChange={handleChange} />;
}

/** A form that cannot be submitted without consent (§5). */
function Form(args: AgreementConsentProps) {
  const [refusals, setRefusals] = useState(0);
  return (
    <Box>
      <Button onClick={() => setRefusals((before) => before + 1)}>
        <Words>登录</Words>
      </Button>
      <Held {...args} refusals={refusals} />
    </Box>
  );
}

const two = [
  { id: 'user', title: '用户协议', href: '/agreement/1' },
  { id: 'privacy', title: '隐私政策', href: '/agreement/2' },
];
const three = [...two, { id: 'child', title: '儿童隐私保护声明', href: '/agreement/3' }];

const meta = {
  component: AgreementConsent,
  render: (args: AgreementConsentProps) => (
    <Box>
      <Held {...args} key={String(args.checked)} />
    </Box>
  ),
  args: { agreements: two, checked: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Consent before login. **Do** count rejected submits and pass the count in. **Do not** tick it for the student.',
      },
    },
  },
} satisfies Meta<typeof AgreementConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not checked yet. */
export const Unchecked: Story = {};
/** Checked. */
export const Checked: Story = { args: { checked: true } };
/** Submitted without consent: an error says why nothing happened. */
export const Refused: Story = { args: { refusals: 1 } };
/** One agreement. */
export const OneAgreement: Story = { args: { agreements: two.slice(0, 1) } };
/** Three agreements wrap into a second line. */
export const LongestText: Story = { args: { agreements: three } };
/** Inside a form. */
export const InForm: Story = { render: (args) => <Form {...args} /> };

/** Opening an agreement does not check the box; after a rejected submit the box has the focus, and Space checks it and clears the error. */
export const Keyboard: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: '我已阅读并同意《用户协议》和《隐私政策》' });
    await expect(canvas.getByRole('link', { name: '《用户协议》' }).closest('label')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请先阅读并勾选同意协议');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('请先阅读并勾选同意协议');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ agreements, onChange }) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'unchecked, hover',
          force: { hover: '.line > a' },
          show: (
            <Box>
              <Consent agreements={agreements} checked={false} onChange={onChange} />
            </Box>
          ),
        },
        {
          state: 'checked',
          show: (
            <Box>
              <Consent agreements={three} checked onChange={onChange} />
            </Box>
          ),
        },
      ]}
    />
  ),
};
