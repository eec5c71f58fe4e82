import { isWeekend as isWeekendIn, parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const Localised = localised(DatePicker);
const Range = localised(DateRangePicker);
const LabelledField = localised(Field);
const box = { width: 240 };
const birthday = { 'aria-label': '生日', min: '1926-11-20', max: '2026-11-20', autoComplete: 'bday' };
const isWeekend = (date: string) => isWeekendIn(parseDate(date), 'zh-CN');
const open = { name: /打开日历|Open the calendar/ };

/** Waits until the popup is gone, including its animation. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const meta = {
  component: DatePicker,
  render: (args) => <Localised {...args} />,
  args: { 'aria-label': '开课日期', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A calendar date, `YYYY-MM-DD`. **Do** set limits, and let people type: a birthday is typed faster than found. **Do not** pass in instants: a date has no time zone.',
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};

/** Open, with the selected day and today. */
export const Open: Story = {
  args: { defaultValue: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    const day = await screen.findByLabelText(/2026年11月26日|26 November 2026/);
    await waitFor(() => expect(day).toHaveFocus());
    await expect(screen.getByLabelText(/2026年11月20日|20 November 2026/)).toHaveAttribute('aria-current', 'date');
  },
};

/** A birthday: the year select is limited to the past. */
export const Birthday: Story = {
  args: { ...birthday, defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /年份|Year/ }), '2009');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /月份|Month/ }), '6');
    await userEvent.click(screen.getByLabelText(/2009年6月1日|1 June 2009/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2009-06-01', expect.anything());
    await expect(canvas.getByRole('textbox')).toHaveValue('2009-06-01');
    await closed();
  },
};

/** Common input formats. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026/12/1');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01', expect.anything());
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-12-01');
  },
};

/** An invalid date: the text stays, with an error. */
export const NoSuchDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-02-30');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/没有这一天|no such day/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The last allowed day. */
export const AtTheMaximum: Story = {
  args: birthday,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-11-20');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20', expect.anything());
  },
};

/** One day after the last allowed. */
export const OneOverTheMaximum: Story = {
  args: birthday,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-11-21');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('2026-11-20');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Weekends are disabled: they can be focused and read, but not selected. */
export const DisabledDays: Story = {
  args: { isDateDisabled: isWeekend, min: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    const saturday = await screen.findByLabelText(/2026年11月28日|28 November 2026/);
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saturday);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Presets are below the month. */
export const Presets: Story = {
  args: {
    presets: [
      { label: '明天', value: '2026-11-21' },
      { label: '下周一', value: '2026-11-23' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(await screen.findByRole('button', { name: /下周一|Next Monday/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23', expect.anything());
    await closed();
  },
};

const handleRange = fn();

/** A range: the first press starts it, the second ends it, in either order. */
export const RangeOfDays: Story = {
  render: () => (
    <Range
      aria-label="上课时间"
      style={{ width: 320 }}
      onChange={handleRange}
      defaultValue={{ from: '2026-11-05', to: '2026-11-12' }}
      presets={[{ label: '最近7天', value: { from: '2026-11-14', to: '2026-11-20' } }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(await screen.findByLabelText(/2026年11月25日|25 November 2026/));
    await userEvent.click(screen.getByLabelText(/2026年11月18日|18 November 2026/));
    await expect(handleRange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-25' }, expect.anything());
    await closed();
  },
};

/** In a field with an error. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="生日" required error="请填写生日" style={box}>
      <DatePicker {...args} aria-label={undefined} style={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /生日|Birthday/ })).toHaveAccessibleDescription(
      /请填写生日|birthday/,
    );
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-20' } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 168 };
    const wide = { width: 280 };
    const shared = { 'aria-label': '日期', style: narrow };
    const room = { width: 400, height: 480 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Fields',
            show: (
              <span style={{ display: 'flex', gap: 16 }}>
                <DatePicker {...shared} />
                <DatePicker {...shared} defaultValue="2026-11-26" />
                <DatePicker {...shared} defaultValue="2026-11-26" data-force="hover" />
                <DatePicker {...shared} defaultValue="2026-11-26" data-force="focus" />
              </span>
            ),
          },
          {
            state: 'Others',
            show: (
              <span style={{ display: 'flex', gap: 16 }}>
                <DatePicker {...shared} defaultValue="2026-11-26" invalid />
                <DatePicker {...shared} defaultValue="2026-11-26" disabled />
                <DateRangePicker
                  aria-label="时间"
                  style={wide}
                  defaultValue={{ from: '2026-11-05', to: '2026-11-12' }}
                />
              </span>
            ),
          },
          {
            state: 'Open, weekends disabled, hover, focus',
            window: room,
            force: { hover: '[aria-label*="11月12日"]', focus: '[aria-label*="11月25日"]' },
            show: (
              <DatePicker
                {...shared}
                open
                defaultValue="2026-11-26"
                isDateDisabled={isWeekend}
                presets={[{ label: '下周一', value: '2026-11-30' }]}
              />
            ),
          },
          {
            state: 'Open, a range',
            window: room,
            show: (
              <DateRangePicker
                open
                aria-label="时间"
                style={wide}
                defaultValue={{ from: '2026-11-05', to: '2026-11-18' }}
              />
            ),
          },
        ]}
      />
    );
  },
};

/** Every key of the grid: arrow keys, Home and End, Page Up and Page Down, with Shift by years; Escape returns the focus to the button. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    const at = async (cn: string, en: string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`${cn}|${en}`)));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await at('2026年11月20日', '20 November 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await at('2026年11月28日', '28 November 2026');
    await userEvent.keyboard('{Home}');
    await at('2026年11月23日', '23 November 2026');
    await userEvent.keyboard('{End}');
    await at('2026年11月29日', '29 November 2026');
    await userEvent.keyboard('{PageDown}');
    await at('2026年12月29日', '29 December 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await at('2025年12月29日', '29 December 2025');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await at('2026年11月20日', '20 November 2026');
    await userEvent.keyboard('{ArrowLeft}');
    await at('2026年11月19日', '19 November 2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19', expect.anything()));
    await closed();
  },
};

/** In a page from right to left, the left arrow leads on; in a third language, days and months have its names. */
export const RightToLeft: Story = {
  render: (args) => (
    <KitProvider locale="en" language="ar" direction="rtl">
      <div dir="rtl">
        <DatePicker {...args} />
      </div>
    </KitProvider>
  ),
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/الجمعة.*2026/));
    screen.getByRole('grid').dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('21'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('19'));
  },
};

const handleKeys = fn();

/** The same path for a range: two inputs and a button, Enter starts and ends the range, Escape discards an unfinished one. */
export const KeyboardOfRange: Story = {
  render: () => (
    <Range
      aria-label="上课时间"
      style={{ width: 320 }}
      onChange={handleKeys}
      defaultValue={{ from: '2026-11-05', to: '2026-11-12' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    handleKeys.mockClear();
    const at = async (cn: string, en: string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`${cn}|${en}`)));
    const [from, to] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', open)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await at('2026年11月12日', '12 November 2026');
    // It opens at the last day; the unfinished range was discarded.
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveFocus());
    await expect(handleKeys).not.toHaveBeenCalled();
    await expect(from).toHaveValue('2026-11-05');
    // The last day first: the two are sorted.
    await userEvent.keyboard('{Enter}');
    await at('2026年11月12日', '12 November 2026');
    await userEvent.keyboard('{ArrowDown}{End}');
    await at('2026年11月22日', '22 November 2026');
    await userEvent.keyboard('{Enter}{Home}');
    await at('2026年11月16日', '16 November 2026');
    await userEvent.keyboard('{Enter}');
    await closed();
    const week = { from: '2026-11-16', to: '2026-11-22' };
    await waitFor(() => expect(handleKeys).toHaveBeenLastCalledWith(week, expect.anything()));
    await expect(from).toHaveValue('2026-11-16');
    await expect(to).toHaveValue('2026-11-22');
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveFocus());
    // Typed: a last day before the first is rejected, and the text stays.
    await userEvent.tab({ shift: true });
    await expect(to).toHaveFocus();
    await userEvent.keyboard('2026-11-01{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2026-11-16');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
  },
};
