import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';

const Localised = localised(TimeZoneSelect);
const LabelledField = localised(Field);
const zones = [
  { value: '1', label: '北京', timeZone: 'Asia/Shanghai', keywords: 'Beijing' },
  { value: '2', label: '东京', timeZone: 'Asia/Tokyo', keywords: 'Tokyo' },
  { value: '3', label: '新加坡', timeZone: 'Asia/Singapore', keywords: 'Singapore' },
  { value: '4', label: '加德满都', timeZone: 'Asia/Kathmandu', keywords: 'Kathmandu' },
  { value: '5', label: '伦敦', timeZone: 'Europe/London', keywords: 'London' },
  { value: '6', label: '巴黎', timeZone: 'Europe/Paris', keywords: 'Paris' },
  { value: '7', label: '纽约', timeZone: 'America/New_York', keywords: 'New York' },
  { value: '8', label: '洛杉矶', timeZone: 'America/Los_Angeles', keywords: 'Los Angeles' },
  { value: '9', label: '悉尼', timeZone: 'Australia/Sydney', keywords: 'Sydney' },
];
const box = { width: 280 };

const meta = {
  component: TimeZoneSelect,
  render: (args) => <Localised {...args} />,
  args: { 'aria-label': '时区', items: zones, style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A time zone of the school. **Do** store the zone, because its offset changes with daylight saving time. **Do not** store an offset instead.',
      },
    },
  },
} satisfies Meta<typeof TimeZoneSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beijing by default. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('UTC+08:00');
  },
};

/** Nothing chosen. */
export const Empty: Story = { args: { defaultValue: null } };

/** In July the offsets include daylight saving time. */
export const SummerTime: Story = {
  args: { defaultValue: '5', now: Date.UTC(2026, 6, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('UTC+01:00');
  },
};

/** Open, with all offsets. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
  },
};

/** Found by its city, in either language. */
export const SearchByCity: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('combobox', { name: /搜索城市|City or offset/ });
    await userEvent.keyboard('london');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('5', expect.anything()));
  },
};

/** Found by its offset. */
export const SearchByOffset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('combobox', { name: /搜索城市|City or offset/ });
    await userEvent.keyboard('+5:45');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option')).toHaveTextContent(/加德满都|Kathmandu/);
  },
};

/** In a field. */
export const InField: Story = {
  render: (args) => (
    <LabelledField label="时区" style={box}>
      <Localised {...args} aria-label={undefined} style={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /时区|Time zone/ })).toBeInTheDocument();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { 'aria-label': '时区', items: zones, style: { width: 200 } };
    return (
      <BrandMatrix
        rows={[
          { state: 'Beijing', show: <TimeZoneSelect {...shared} /> },
          { state: 'Empty', show: <TimeZoneSelect {...shared} defaultValue={null} /> },
          { state: 'Hover', show: <TimeZoneSelect {...shared} data-force="hover" /> },
          { state: 'Focus', show: <TimeZoneSelect {...shared} data-force="focus" /> },
          { state: 'Error', show: <TimeZoneSelect {...shared} invalid /> },
          { state: 'Disabled', show: <TimeZoneSelect {...shared} disabled /> },
          { state: 'Medium', show: <TimeZoneSelect {...shared} size="md" defaultValue="7" /> },
          {
            state: 'Open, highlighted',
            window: { width: 340, height: 480 },
            force: { highlight: '[role="option"]:nth-of-type(3)' },
            show: <TimeZoneSelect {...shared} open />,
          },
        ]}
      />
    );
  },
};

/** Tab, Enter, type, arrows, Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: /搜索城市|City or offset/ });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('asia{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2', expect.anything()));
  },
};
