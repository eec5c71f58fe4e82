import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { loadChinaRegions } from '../../chinaRegions.ts';
import { everRegion, haidian, hangzhou, regionFixture } from '../../fixtures/regions.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { RegionCascader, type RegionCascaderProps } from './RegionCascader.tsx';
import type { Region } from './region.ts';

const box = { width: 304 };
const option = (name: string) => screen.findByRole('option', { name });

/** The first request below the top level fails once. */
function Unreliable(props: RegionCascaderProps) {
  const [load] = useState(() => {
    let hasFailed = false;
    return (parentCode?: string) => {
      if (parentCode === undefined || hasFailed) return regionFixture(parentCode);
      hasFailed = true;
      return Promise.reject(new Error('unreachable'));
    };
  });
  return <RegionCascader {...props} load={load} />;
}

const meta = {
  component: RegionCascader,
  args: { load: loadChinaRegions, 'aria-label': '所在地区', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Province, city and district. **Do** pass in `loadChinaRegions`, which is loaded on opening. **Do not** replace it by three selects.',
      },
    },
  },
} satisfies Meta<typeof RegionCascader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected. */
export const Default: Story = {};
/** A stored address: its names are shown without loading anything. */
export const Preset: Story = { args: { defaultValue: hangzhou, load: everRegion } };
/** Three columns, opened at the current value. */
export const PresetOpen: Story = {
  args: { defaultValue: hangzhou },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(async () => expect(await option('西湖区')).toHaveFocus());
    await expect(screen.getByRole('option', { name: '浙江省' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: '杭州市' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** A municipality has no level between it and its districts. */
export const Municipality: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox');
    await userEvent.click(choice);
    await userEvent.click(await option('北京市'));
    await userEvent.click(await option('海淀区'));
    await waitFor(() => expect(choice).toHaveTextContent('北京市 / 海淀区'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(
      [expect.objectContaining({ code: '110000' }), expect.objectContaining({ code: '110108', leaf: true })],
      expect.objectContaining({ reason: 'item-press' }),
    );
  },
};
/** A level is loading. */
export const LoadingLevel: Story = {
  args: { load: (parent) => (parent === undefined ? regionFixture() : new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await option('浙江省'));
    await expect(await screen.findByRole('status')).toBeInTheDocument();
  },
};
/** A level that failed to load, and its retry. */
export const FailedLevel: Story = {
  render: (args) => <Unreliable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await option('浙江省'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/没有加载出来|Could not/);
    await userEvent.click(screen.getByRole('button', { name: /重新加载|Load again/ }));
    const next = await option('杭州市');
    await waitFor(() => expect(next).toHaveFocus());
  },
};
/** Closed before the last level: the previous value is kept. */
export const LeftHalfway: Story = {
  args: { defaultValue: haidian },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox');
    await userEvent.click(choice);
    await userEvent.click(await option('浙江省'));
    await option('杭州市');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toHaveTextContent('北京市 / 海淀区');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** With its label, and with an error. */
export const InField: Story = {
  render: (args) => (
    <Field label="所在地区" required error="请选择到区县" style={box}>
      <RegionCascader {...args} aria-label={undefined} style={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: /所在地区/ });
    await expect(choice).toHaveAttribute('aria-invalid', 'true');
    await expect(choice).toHaveAccessibleDescription('请选择到区县');
  },
};
/** In a form, the value is the code of the district. */
export const InForm: Story = {
  args: { name: 'region', defaultValue: hangzhou },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="region"]')).toHaveValue('330106');
  },
};
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: hangzhou } };
/** The longest names are truncated visually; screen readers get them in full. */
export const LongText: Story = {
  args: {
    style: { width: 240 },
    defaultValue: [
      { code: '530000', name: '云南省' },
      { code: '532500', name: '红河哈尼族彝族自治州' },
      { code: '532530', name: '金平苗族瑶族傣族自治县', leaf: true },
    ],
  },
};

/** Arrow Down opens; up, down and typeahead move; right enters a column, left leaves it, Enter selects. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const choice = canvas.getByRole('combobox');
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await option('北京市')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await option('天津市')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(await option('北京市')).toHaveFocus();
    await userEvent.keyboard('z');
    await expect(await option('浙江省')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await option('杭州市')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await option('浙江省')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await option('杭州市')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
    await waitFor(async () => expect(await option('上城区')).toHaveFocus());
    await userEvent.keyboard('西');
    await expect(await option('西湖区')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toHaveTextContent('浙江省 / 杭州市 / 西湖区');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const some = (names: string): readonly Region[] =>
  names.split(' ').map((name) => ({ code: name, name, leaf: name.endsWith('区') }));
const way: readonly Region[] = ['浙江省', '杭州市', '西湖区'].map((name) => ({ code: name, name }));

/** Loads two levels of a way, and the third as it is told to. */
const loads =
  (last: () => Promise<readonly Region[]>) =>
  (parent = ''): Promise<readonly Region[]> => {
    if (parent === '杭州市') return last();
    return Promise.resolve(some(parent === '' ? '北京市 上海市 浙江省 四川省' : '杭州市 宁波市 温州市'));
  };

/** All states, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ load }) => {
    const common = { 'aria-label': '所在地区', load, style: box } as const;
    const room = { width: 640, height: 260 };
    return (
      <BrandMatrix
        wide
        rows={[
          { state: 'Empty', show: <RegionCascader {...common} /> },
          { state: 'Chosen', show: <RegionCascader {...common} defaultValue={hangzhou} /> },
          { state: 'Hover', show: <RegionCascader {...common} defaultValue={hangzhou} data-force="hover" /> },
          { state: 'Focus', show: <RegionCascader {...common} defaultValue={hangzhou} data-force="focus" /> },
          { state: 'Error', show: <RegionCascader {...common} invalid /> },
          { state: 'Disabled', show: <RegionCascader {...common} defaultValue={hangzhou} disabled /> },
          { state: 'Medium', show: <RegionCascader {...common} defaultValue={haidian} size="md" /> },
          {
            state: 'Open, hover, focus',
            window: room,
            shows: '[role="option"][aria-selected="true"]',
            force: { hover: '[role="option"]', focus: '[role="option"][aria-selected="true"]' },
            show: (
              <RegionCascader
                {...common}
                open
                defaultValue={way}
                load={loads(() => Promise.resolve(some('上城区 拱墅区 西湖区 滨江区')))}
              />
            ),
          },
          {
            state: 'Open, loading',
            window: room,
            shows: '[role="option"]',
            show: (
              <RegionCascader {...common} open defaultValue={way} load={loads(() => new Promise(() => undefined))} />
            ),
          },
          {
            state: 'Open, failed',
            window: room,
            shows: '.note button',
            show: (
              <RegionCascader
                {...common}
                open
                defaultValue={way}
                load={loads(() => Promise.reject(new Error('unreachable')))}
              />
            ),
          },
        ]}
      />
    );
  },
};
