import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LecturerCard } from '../../course/LecturerCard/LecturerCard.tsx';
import { lecturers } from '../../fixtures/lecturers.ts';
import { localised } from '../../fixtures/localise.tsx';
import { covers } from '../../fixtures/pictures.ts';
import { force } from '../../foundations/Matrix/force.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const Card = localised(LecturerCard);
const Slides = localised(Carousel);
const Page = styled.div({ width: '1154px', margin: '0 24px' });
const Narrow = styled.div({ width: '566px', margin: '0 24px' });
const Banner = styled.img({ width: '100%', height: '320px', objectFit: 'cover', borderRadius: token.radius.card });

const banners = [covers.conics, covers.physics, covers.history].map((src) => (
  <Banner key={src} src={src} alt="" width={566} height={320} />
));
const people = lecturers.map((lecturer) => <Card key={lecturer.id} lecturer={lecturer} />);

const meta = {
  component: Carousel,
  render: (args: CarouselProps) => (
    <Narrow>
      <Slides {...args} />
    </Narrow>
  ),
  args: { label: '推荐课程', children: banners },
  parameters: {
    docs: {
      description: {
        component:
          'Slides in a row. **Do** leave autoplay off unless there is a reason. **Do not** make a slide the only way to reach something.',
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One slide per page, no autoplay. */
export const Banners: Story = {};
/** One slide: neither arrows nor dots. */
export const OneSlide: Story = { args: { children: banners.slice(0, 1) } };
/** Autoplay with a leading pause button; never under reduced motion. */
export const Autoplay: Story = { args: { autoplayS: 6, loop: true } };
/** The last page is followed by the first. */
export const Loop: Story = { args: { loop: true } };
/** Five lecturers per page. */
export const Lecturers: Story = {
  args: { label: '名师轮播', perView: 5, children: people },
  render: (args) => (
    <Page>
      <Slides {...args} />
    </Page>
  ),
};
/** Two per page. */
export const TwoPerView: Story = { args: { perView: 2 } };
/** Fewer than fit: no navigation. */
export const FewerThanFit: Story = {
  ...Lecturers,
  args: { label: '名师轮播', perView: 5, children: people.slice(0, 3) },
};

/** Arrow keys turn pages, dots jump, hidden slides are inert. */
export const Keyboard: Story = {
  args: { label: '名师轮播', perView: 3, children: people },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: '下一页' });
    await waitFor(() => expect(canvas.getByRole('link', { name: /周砚秋/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('许知白').closest('[inert]')).not.toBeNull());
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    next.focus();
    await userEvent.keyboard('{Enter}');
    const dots = canvas.getAllByRole('button', { name: /^第\d项，共3项$/ });
    await waitFor(() => expect(dots[1]).toHaveAttribute('aria-current', 'true'));
    dots[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(canvas.getByText('许知白').closest('[inert]')).toBeNull());
    await waitFor(() => expect(canvas.getByText('周砚秋').closest('[inert]')).not.toBeNull());
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'banners with hover, the way back disabled',
          show: (
            <Narrow>
              <Slides {...args} />
            </Narrow>
          ),
        },
        {
          state: 'lecturers',
          show: (
            <Page>
              <Slides label={args.label} perView={5}>
                {people}
              </Slides>
            </Page>
          ),
        },
      ]}
    />
  ),
  // The arrows come when the slides are measured.
  play: ({ canvasElement }) =>
    waitFor(() => {
      for (const cell of canvasElement.querySelectorAll('[data-state^="banners"] > [data-cell]'))
        force(cell, { hover: '[data-to="next"]:not(:disabled)' });
    }),
};
