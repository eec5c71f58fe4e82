import styled from '@emotion/styled';
import { ADDRESS_MAX, CONSIGNEE_MAX } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { loadChinaRegions } from '../../chinaRegions.ts';
import { homeAddress, longestAddress } from '../../fixtures/addresses.ts';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { hangzhou } from '../../fixtures/regions.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

const Localised = localised(AddressForm);
const Ground = styled.div({
  width: '560px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const stored = {
  consignee: homeAddress.consignee,
  phone: homeAddress.phone,
  region: hangzhou,
  detail: homeAddress.detail,
  default: true,
};
const save = { name: /保存地址|Save address/ };

const meta = {
  component: AddressForm,
  render: (args: AddressFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { loadRegions: loadChinaRegions, onSubmit: fn(), onCancel: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Creates or edits an address. **Do** reject the promise if saving fails. **Do not** close the form before it is saved.',
      },
    },
  },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const New: Story = {};
/** With the address to be edited. */
export const Edit: Story = { args: { value: stored } };
/** Submitted empty: every required field shows an error, and the first one has the focus. */
export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /收货人|Recipient/ })).toHaveFocus());
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A consignee of 16 characters and a detail of 200 are accepted. */
export const AtTheLimits: Story = {
  args: { value: { ...stored, consignee: longestAddress.consignee, detail: longestAddress.detail } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** A consignee of 17 characters is rejected, and the input is not truncated. */
export const ConsigneeOneOver: Story = {
  args: { value: { ...stored, consignee: '林'.repeat(CONSIGNEE_MAX + 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(new RegExp(`${CONSIGNEE_MAX}`));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A detail of 201 characters is rejected. */
export const DetailOneOver: Story = {
  args: { value: { ...stored, detail: '路'.repeat(ADDRESS_MAX + 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(new RegExp(`${ADDRESS_MAX}`));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Saving. */
export const Saving: Story = {
  args: { value: stored, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('button', save)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Saving failed: the input is kept. */
export const Failed: Story = {
  args: { value: stored, onSubmit: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/没有保存成功|Not saved/);
    await expect(canvas.getByRole('textbox', { name: /收货人|Recipient/ })).toHaveValue(
      (canvas.getByRole('textbox', { name: /收货人|Recipient/ }) as HTMLInputElement).defaultValue,
    );
  },
};
/** The server rejects a field. */
export const Refused: Story = { args: { value: stored, errors: { phone: '这个号码收不到短信，请换一个' } } };
/** Long labels and long values. */
export const LongText: Story = {
  args: {
    value: { ...stored, consignee: longestAddress.consignee, detail: longestAddress.detail },
    labels: { makeDefault: '把这一个地址设为以后所有订单、教材和赠品的默认收货地址，下单的时候先用它' },
  },
};

/** Filled in and submitted by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Lin');
    await userEvent.tab();
    await userEvent.keyboard('138 1120 2026');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '北京市' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '东城区' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('1 Road');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ consignee: 'Lin', phone: '13811202026', detail: '1 Road', default: true }),
      ),
    );
  },
};

/** New, filled in and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ loadRegions }) => {
    const form = (props: Partial<AddressFormProps>) => (
      <Ground>
        <Localised loadRegions={loadRegions} onSubmit={fn()} onCancel={fn()} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'new, edit, refused',
            show: (
              <Beside>
                {form({})}
                {form({ value: stored })}
                {form({ value: stored, errors: { phone: '这个号码收不到短信，请换一个' } })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
