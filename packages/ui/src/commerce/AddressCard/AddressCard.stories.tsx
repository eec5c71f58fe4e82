import { ADDRESS_MAX, CONSIGNEE_MAX } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { homeAddress, longestAddress, schoolAddress } from '../../fixtures/addresses.ts';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { pending, startAll } from '../../fixtures/pending.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { AddressCard, type AddressCardProps } from './AddressCard.tsx';

const Localised = localised(AddressCard);
const box = { width: 370 };
const actions = { onEdit: fn(), onDelete: fn(), onDefault: fn() };

/** Two addresses, one of them selected. */
function Choice(props: AddressCardProps) {
  const [chosen, setChosen] = useState('home');
  return (
    <Stack>
      {[
        { id: 'home', address: homeAddress },
        { id: 'school', address: schoolAddress },
      ].map(({ id, address }) => (
        <Localised
          {...props}
          key={id}
          name="address"
          value={id}
          address={address}
          selected={chosen === id}
          onSelect={() => setChosen(id)}
        />
      ))}
    </Stack>
  );
}

const meta = {
  component: AddressCard,
  render: (args: AddressCardProps) => <Localised {...args} />,
  args: { address: homeAddress, style: box, ...actions },
  parameters: {
    docs: {
      description: {
        component:
          'A shipping address. **Do** give the cards of a checkout the same `name`, so that arrow keys move between them. **Do not** delete without confirmation.',
      },
    },
  },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default address: no action to make it the default. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****2026')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /设为默认|Make default/ })).toBeNull();
  },
};
/** Not the default address. */
export const NotDefault: Story = { args: { address: schoolAddress } };
/** Selectable at the checkout. */
export const Selectable: Story = { args: { address: schoolAddress, name: 'address', selected: false } };
/** Selected: border, tint and a corner with a check mark. */
export const Selected: Story = { args: { name: 'address', selected: true } };
/** Hovered. */
export const Hovered: Story = { args: { address: schoolAddress, name: 'address', 'data-force': 'hover' } };
/** The phone number is always masked. */
export const MaskedPhone: Story = {
  render: () => <Localised address={schoolAddress} style={box} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('139****2027')).toBeInTheDocument();
  },
};
/** A consignee of 16 characters and a detail of 200. */
export const LongText: Story = {
  args: { address: longestAddress, name: 'address', selected: true },
  play: async () => {
    await expect(Array.from(longestAddress.consignee)).toHaveLength(CONSIGNEE_MAX);
    await expect(Array.from(longestAddress.detail)).toHaveLength(ADDRESS_MAX);
  },
};
/** While an action is pending it cannot be triggered again. */
export const DeletePending: Story = {
  args: { onDelete: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: /删除林知夏的地址|Delete the address of Lin Zhixia/ });
    await userEvent.click(remove);
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(remove).toHaveAttribute('aria-busy', 'true');
  },
};

/** Arrow keys select; Tab moves on to the actions, whose accessible names include the consignee. */
export const Keyboard: Story = {
  render: (args) => <Choice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const [home, school] = canvas.getAllByRole('radio');
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /修改林知夏的地址|Edit the address of Lin/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(home).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(school).toBeChecked();
    await expect(school).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /设为默认：陈一诺|Make default: the address of Chen/ }),
    ).toHaveFocus();
  },
};

/** All states, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const card = (props: Partial<AddressCardProps>) => (brand: string) => (
      <Localised
        address={schoolAddress}
        style={box}
        {...actions}
        {...props}
        {...(props.name === undefined ? {} : { name: `${brand} ${props.name}` })}
      />
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'default, other, selectable',
            show: (brand) => (
              <Beside>
                {card({ address: homeAddress })(brand)}
                {card({})(brand)}
                {card({ name: 'a' })(brand)}
              </Beside>
            ),
          },
          {
            state: 'hover, focus, selected',
            show: (brand) => (
              <Beside>
                {card({ name: 'b', 'data-force': 'hover' })(brand)}
                {card({ name: 'c', 'data-force': 'focus' })(brand)}
                {card({ name: 'd', selected: true, address: homeAddress })(brand)}
              </Beside>
            ),
          },
          {
            state: 'longest, pressed; busy',
            force: { active: '.actions > button' },
            show: (brand) => (
              <Beside>
                {card({ name: 'e', selected: true, address: longestAddress })(brand)}
                {card({ onDelete: pending })(brand)}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
  play: ({ canvasElement }) => startAll(canvasElement, '[data-state$="busy"] article:last-child > .actions > .remove'),
};
