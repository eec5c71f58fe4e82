import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  Alert,
  Breadcrumb,
  ChapterList,
  CouponCard,
  CourseCard,
  HeroBand,
  KitProvider,
  Pagination,
  Steps,
  Switch,
  Tabs,
} from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as chapters from '../../packages/ui/src/fixtures/chapters.ts';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import * as courses from '../../packages/ui/src/fixtures/courses.ts';

const Page = styled.div({ display: 'grid', gap: token.space[24], width: token.layout.page });
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[24] });

const places = [
  { value: 'usable', label: 'To be used', count: 3 },
  { value: 'used', label: 'Used' },
  { value: 'expired', label: 'Expired' },
];

/** Parts whose start, end, arrows or ticket have a side, where the text runs from right to left. */
function RightToLeft() {
  return (
    <KitProvider locale="en" direction="rtl">
      <Page dir="rtl">
        <Breadcrumb
          items={[{ label: 'Home', href: '#index' }, { label: 'Courses', href: '#course' }, { label: 'Mathematics' }]}
        />
        <HeroBand title={['Every answer', 'with its steps']} text="Six weeks of live lessons, a practice after each." />
        <Tabs label="Coupons" items={places} onChange={fn()} />
        <h2>Coupons and courses</h2>
        <Row>
          <CouponCard status="toUse" coupon={coupons.noThreshold} action={{ onClick: fn() }} />
          <CourseCard course={courses.live} eager style={{ width: 272 }} />
        </Row>
        <Alert title="A coupon ends in two days">Use it before it expires.</Alert>
        <Steps
          items={[
            { key: 'confirm', title: 'Confirm' },
            { key: 'pay', title: 'Pay' },
            { key: 'learn', title: 'Learn' },
          ]}
          current={1}
        />
        <ChapterList chapters={chapters.onTheWay} onOpen={fn()} />
        <Row>
          <Switch defaultChecked onChange={fn()}>
            Default address
          </Switch>
          <Pagination page={3} pageSize={16} total={128} onChange={fn()} />
        </Row>
      </Page>
    </KitProvider>
  );
}

const meta = { component: RightToLeft, tags: ['!autodocs'] } satisfies Meta<typeof RightToLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of a page from right to left (ui-kit 4.5). */
export const Whole: Story = { tags: ['page-one'] };

/** The left arrow leads on. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: /To be used/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Used' })).toHaveFocus();
  },
};
