import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { qr } from '../../fixtures/pictures.ts';
import { schoolOf } from '../../fixtures/schools.ts';
import * as shell from '../../fixtures/shell.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ShellFooter, type ShellFooterProps } from './ShellFooter.tsx';

const Footer = localised(ShellFooter);
/** Without the space above it, which shows nothing. */
const Wide = styled.div({ width: '1200px', '& > footer': { marginTop: 0 } });

/** The footer of the school whose brand it has. */
function OfSchool({ brand, ...props }: ShellFooterProps & { brand: string }) {
  const name = schoolOf(brand, useKit().locale);
  return <Footer {...props} company={{ ...props.company, name, copyright: `© 2026 ${name}` }} />;
}

const meta = {
  component: ShellFooter,
  render: (args: ShellFooterProps) => <Footer {...args} />,
  args: { company: shell.company, columns: shell.columns, qr: { src: qr } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The footer of every page, from the company record. **Do** leave out what the school does not have. **Do not** link to pages that do not exist.',
      },
    },
  },
} satisfies Meta<typeof ShellFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All optional information. */
export const Whole: Story = {};
/** No QR code. */
export const WithoutQr: Story = { args: { qr: undefined } };
/** The QR code generated from a URL. */
export const DrawnQr: Story = {
  args: { qr: { value: 'https://shengya.localhost/download', label: '扫码下载' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '扫码下载' })).toBeVisible();
  },
};
/** Name and licence only. */
export const Short: Story = {
  args: { company: { name: '在线学校', icp: { text: '京ICP备00000000号-1（示意）' } }, columns: [], qr: undefined },
};
/** One column. */
export const OneColumn: Story = { args: { columns: shell.columns.slice(0, 1) } };
/** Long words wrap. */
export const LongestText: Story = {
  args: {
    company: {
      ...shell.company,
      slogan: '六周直播带练，每节课后一份分层练习，错题当天讲清。从期中到期末，把薄弱的地方一块块补齐。',
    },
  },
};

/** Tab moves through the links. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '名师团队' })).toHaveFocus();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
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
          state: 'hover, focus',
          force: { hover: 'li:nth-of-type(1) a', focus: 'li:nth-of-type(2) a' },
          show: (brand) => (
            <Wide>
              <OfSchool {...args} brand={brand} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
