import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { Words } from '../../fixtures/localise.tsx';
import { Card } from '../Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Col } from './Col.tsx';
import { type Columns, Grid, type GridProps } from './Grid.tsx';

/** A card labelled with its expected width. */
function Box({ children }: { children: string }) {
  return (
    <Card padding="sm">
      <Text numeric tone="secondary">
        {children}
      </Text>
    </Card>
  );
}

const boxes = (count: number, width: string) => Array.from({ length: count }, (_, n) => <Box key={n}>{width}</Box>);

const meta = {
  component: Grid,
  render: (args: GridProps) => (
    <Container>
      <Grid {...args} />
    </Container>
  ),
  args: { children: null },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Twelve columns of 76 px with gutters of 22 px on a page of 1154 px. **Do** divide by columns, and use `columns` for a row of equal cells. **Do not** set the width of a cell.',
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthsOf = (canvasElement: HTMLElement, selector: string) =>
  [...canvasElement.querySelectorAll(selector)].map((cell) => Math.round(cell.getBoundingClientRect().width));

/** The base grid: twelve columns. */
export const Default: Story = {
  args: { children: boxes(12, '76') },
};
/** Course cards: four of 272. */
export const FourUp: Story = {
  args: { columns: 4, rowGap: 24, children: boxes(8, '272') },
  play: async ({ canvasElement }) => {
    await expect(new Set(widthsOf(canvasElement, '[data-padding="sm"]'))).toEqual(new Set([272]));
  },
};
/** Coupons: three of 370. */
export const ThreeUp: Story = {
  args: { columns: 3, children: boxes(3, '370') },
  play: async ({ canvasElement }) => {
    await expect(new Set(widthsOf(canvasElement, '[data-padding="sm"]'))).toEqual(new Set([370]));
  },
};

const split = (main: Columns, side: Columns, widths: readonly [number, number]): Story => ({
  args: {
    children: [
      <Col span={main} key="main">
        <Box>{`${widths[0]}`}</Box>
      </Col>,
      <Col span={side} key="side" as="aside" aria-label="side">
        <Box>{`${widths[1]}`}</Box>
      </Col>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(widthsOf(canvasElement, '[data-padding="sm"]')).toEqual([...widths]);
  },
});

/** Practice and articles: 860 and 272. */
export const NineThree: Story = split(9, 3, [860, 272]);
/** Cashier and course: 762 and 370. */
export const EightFour: Story = split(8, 4, [762, 370]);
/** The learning centre: the side menu of 174 and 958, in which four cards are 223 wide. */
export const TwoTen: Story = {
  args: {
    children: [
      <Col span={2} key="side" as="nav" aria-label="side">
        <Box>174</Box>
      </Col>,
      <Col span={10} key="main">
        <Grid columns={4}>{boxes(4, '223')}</Grid>
      </Col>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(widthsOf(canvasElement, '[data-padding="sm"]')).toEqual([174, 223, 223, 223, 223]);
  },
};
/** A column left empty. */
export const Start: Story = {
  args: {
    children: (
      <Col span={8} start={3}>
        <Box>762</Box>
      </Col>
    ),
  },
};
/** A long word does not widen its cell. */
export const LongText: Story = {
  args: {
    columns: 4,
    children: [
      <Card key="long" padding="sm" style={{ overflowWrap: 'anywhere' }}>
        {'incomprehensibilities'.repeat(4)}
      </Card>,
      <Box key="short">272</Box>,
    ],
  },
};
/** The column layouts in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: '4-up',
          show: (
            <Grid columns={4} style={{ width: 958 }}>
              {boxes(4, '223')}
            </Grid>
          ),
        },
        {
          state: '3-up',
          show: (
            <Grid columns={3} style={{ width: 958 }}>
              {boxes(3, '304')}
            </Grid>
          ),
        },
        {
          state: '8 + 4',
          show: (
            <Grid style={{ width: 958 }}>
              <Col span={8}>
                <Box>8</Box>
              </Col>
              <Col span={4}>
                <Box>4</Box>
              </Col>
            </Grid>
          ),
        },
      ]}
    />
  ),
};
/** The tab order is the order of the cells. */
export const Keyboard: Story = {
  args: {
    columns: 2,
    children: [
      <Link key="a" href="#a">
        <Words>课程</Words>
      </Link>,
      <Link key="b" href="#b">
        <Words>讲师</Words>
      </Link>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};
