import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { type StatusOf, StatusTag } from './StatusTag.tsx';

const Line = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[8], maxWidth: '220px' });
const ALL: Record<StatusOf['domain'], readonly StatusOf[]> = {
  order: (['paid', 'unpaid', 'cancelled', 'deleted'] as const).map((status) => ({ domain: 'order', status })),
  course: (['notStarted', 'inProgress', 'full', 'ended', 'discontinued'] as const).map((status) => ({
    domain: 'course',
    status,
  })),
  article: (['published', 'inReview', 'rejected'] as const).map((status) => ({ domain: 'article', status })),
  message: (['read', 'unread'] as const).map((status) => ({ domain: 'message', status })),
  coupon: (['toUse', 'used', 'expired'] as const).map((status) => ({ domain: 'coupon', status })),
  practice: (['unfinished', 'finished', 'expired', 'submitted', 'awaitingGrading'] as const).map((status) => ({
    domain: 'practice',
    status,
  })),
};

/** All statuses of a domain. */
function Statuses({ domain }: { domain: StatusOf['domain'] }) {
  return (
    <Line>
      {ALL[domain].map((one) => (
        <StatusTag key={one.status} {...one} />
      ))}
    </Line>
  );
}

const meta = {
  component: StatusTag,
  args: { domain: 'order', status: 'paid' },
  parameters: {
    docs: {
      description: {
        component:
          'The statuses of the product as word, icon and tone. **Do** use it wherever a status is shown. **Do not** colour a status anywhere else.',
      },
    },
  },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid, unpaid, cancelled, deleted. */
export const Order: Story = { render: () => <Statuses domain="order" /> };
/** Not started, in progress, full, ended, discontinued. */
export const Course: Story = { render: () => <Statuses domain="course" /> };
/** Published, in review, rejected. */
export const Article: Story = { render: () => <Statuses domain="article" /> };
/** Read, unread. */
export const Message: Story = { render: () => <Statuses domain="message" /> };
/** To be used, used, expired. */
export const Coupon: Story = { render: () => <Statuses domain="coupon" /> };
/** Unfinished, finished, expired, submitted, awaiting grading. */
export const Practice: Story = { render: () => <Statuses domain="practice" /> };

/** A word, not a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已支付')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** All 22 in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={(['order', 'course', 'article', 'message', 'coupon', 'practice'] as const).map((domain) => ({
        state: domain,
        show: <Statuses domain={domain} />,
      }))}
    />
  ),
};
