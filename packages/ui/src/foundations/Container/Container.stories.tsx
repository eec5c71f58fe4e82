import { PAGE_WIDTH } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { Words } from '../../fixtures/localise.tsx';
import { Card } from '../Card/Card.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';
import { Container, type ContainerProps } from './Container.tsx';

const band = { paddingBlock: 32 };
const body = (
  <>
    <SectionHeader title={<Words>热门课程</Words>} />
    <Card>
      <Words>圆锥曲线专题：从定义到压轴题的24种思路</Words>
    </Card>
  </>
);

const meta = {
  component: Container,
  args: { children: body, style: band },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The page column, 1154 px, and bands over the full window width. **Do** set the landmark with `as`. **Do not** nest one in another.',
      },
    },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's column (§2). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-width="page"]');
    await expect(box?.getBoundingClientRect().width).toBe(PAGE_WIDTH);
  },
};
/** A full-width band with the column inside. */
export const Bleed: Story = {
  args: { bleed: true, tone: 'card' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.column')?.getBoundingClientRect().width).toBe(PAGE_WIDTH);
  },
};
/** A band in the brand's tint. */
export const BrandBand: Story = { args: { bleed: true, tone: 'brand' } };
/** A sunken band. */
export const SunkenBand: Story = { args: { bleed: true, tone: 'sunken' } };
/** A dark band; its focus ring is light. */
export const InverseBand: Story = {
  args: {
    bleed: true,
    tone: 'inverse',
    children: (
      <Link href="#all" tone="inherit">
        <Words>热门课程</Words>
      </Link>
    ),
  },
};
/** A reading column of 958 px, e.g. a group's page. */
export const Reading: Story = { args: { width: 'reading' } };
/** A column of 860 px, e.g. an article. */
export const Narrow: Story = { args: { width: 'narrow' } };
/** The main landmark. */
export const AsMain: Story = {
  render: (args: ContainerProps) => <Container {...args} as="section" aria-label="courses" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'courses' })).toBeInTheDocument();
  },
};
/** Long text keeps to the column. */
export const LongText: Story = {
  args: {
    width: 'narrow',
    children: (
      <p>
        {'题目很长的时候只在栏里折行，不会把页面撑宽。Long text wraps inside of its column and never widens the page. '.repeat(
          4,
        )}
      </p>
    ),
  },
};
/** The backgrounds of a band in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={(['none', 'card', 'sunken', 'brand', 'inverse'] as const).map((tone) => ({
        state: tone,
        ...(tone === 'inverse' && { force: { focus: 'a' } }),
        show: (
          <Container bleed tone={tone} style={{ width: 168, paddingBlock: 16, textAlign: 'center' }}>
            <a href="#course">{tone}</a>
          </Container>
        ),
      }))}
    />
  ),
};
/** A band adds no tab stop. */
export const Keyboard: Story = {
  args: {
    bleed: true,
    tone: 'inverse',
    children: (
      <Link href="#all" tone="inherit">
        <Words>热门课程</Words>
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
