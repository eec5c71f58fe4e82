import '@shuyuan/tokens/tokens.css';
import { CouponCard } from '@shuyuan/ui/commerce';
import { Button, Checkbox, Input, Select, Switch } from '@shuyuan/ui/controls';
import { CourseCard } from '@shuyuan/ui/course';
import { Tag } from '@shuyuan/ui/data';
import { GlobalStyle, KitProvider, Stack } from '@shuyuan/ui/foundations';
import { drive } from './driver.tsx';

const clock = { now: () => Date.UTC(2026, 10, 20, 8) };
const SUBJECTS = [{ value: 'math', label: '数学' }];

drive({
  Frame: ({ children }) => (
    <KitProvider locale="cn" clock={clock}>
      <GlobalStyle />
      {children}
    </KitProvider>
  ),
  Card: ({ item }) => (
    <CourseCard
      course={{
        id: item.id,
        href: `/${item.id}`,
        title: item.title,
        cover: item.cover,
        kind: 'live',
        status: 'notStarted',
        priceFen: item.fen,
        originalFen: 329_900,
        lessonCount: 24,
        lecturer: { name: '周砚秋', portrait: item.cover },
        subject: '数学',
        startsAt: '2026-11-23T11:30:00Z',
        learners: 1_000,
      }}
    />
  ),
  Coupon: ({ item }) => (
    <CouponCard
      size="lg"
      coupon={{
        id: item.id,
        kind: 'fullReduction',
        reduceFen: item.fen,
        thresholdFen: 59_900,
        title: item.title,
        scope: '全部直播课',
        endsAt: '2026-12-31T15:59:59Z',
      }}
    />
  ),
  Controls: () => (
    <Stack direction="row" gap={8}>
      <Button>报名</Button>
      <Button variant="ghost">收藏</Button>
      <Input aria-label="姓名" placeholder="姓名" />
      <Select aria-label="科目" options={SUBJECTS} defaultValue="math" />
      <Checkbox>同意</Checkbox>
      <Switch aria-label="提醒" />
      <Tag>直播</Tag>
    </Stack>
  ),
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
