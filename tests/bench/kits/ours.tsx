import '@shuyuan/tokens/tokens.css';
import { Button, Checkbox, Input, Select, Switch } from '@shuyuan/ui/controls';
import { Tag } from '@shuyuan/ui/data';
import { GlobalStyle, KitProvider, Stack } from '@shuyuan/ui/foundations';
import { drive } from './driver.tsx';
import { OurCard, OurCoupon } from './oursParts.tsx';

const clock = { now: () => Date.UTC(2026, 10, 20, 8) };
const SUBJECTS = [{ value: 'math', label: '数学' }];

drive({
  Frame: ({ children }) => (
    <KitProvider locale="cn" clock={clock}>
      <GlobalStyle />
      {children}
    </KitProvider>
  ),
  Card: OurCard,
  Coupon: OurCoupon,
  Controls: () => (
    <Stack direction="row" gap={8}>
      <Button>报名</Button>
      <Button variant="ghost">收藏</Button>
      <Input aria-label="姓名" placeholder="姓名" />
      <Select aria-label="科目" items={SUBJECTS} defaultValue="math" />
      <Checkbox>同意</Checkbox>
      <Switch aria-label="提醒" />
      <Tag>直播</Tag>
    </Stack>
  ),
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
