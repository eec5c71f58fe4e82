import { BookOpen, Ellipsis, LogOut, Settings, ShoppingCart, Ticket } from 'lucide-react';
import type { Pair } from '../../fixtures/pair.ts';
import { MatrixWindow } from '../../foundations/Matrix/MatrixWindow.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const trigger = <Button variant="outline">林知夏</Button>;
const more = <IconButton icon={<Ellipsis />} label="更多" />;
const learn = { value: 'learn', label: '学习中心', icon: <BookOpen /> };
const coupon = { value: 'coupon', label: '我的优惠券', icon: <Ticket /> };
const account = { value: 'account', label: '账号设置', icon: <Settings /> };
const logout = { value: 'logout', label: '退出登录', icon: <LogOut /> };
const join = { value: 'join', label: '立即报名', icon: <ShoppingCart /> };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Irreversible: last, separated, red.',
      render: () => (
        <MatrixWindow width={240} height={264}>
          <Menu
            open
            trigger={trigger}
            items={[
              { key: 'study', items: [learn, coupon, account] },
              { key: 'out', items: [{ ...logout, danger: true }] },
            ]}
          />
        </MatrixWindow>
      ),
    },
    doNot: {
      caption: 'Logging out first, like all else.',
      render: () => (
        <MatrixWindow width={240} height={264}>
          <Menu open trigger={trigger} items={[logout, learn, coupon, account]} />
        </MatrixWindow>
      ),
    },
  },
  {
    do: {
      caption: 'The main action as a button.',
      render: () => (
        <MatrixWindow width={240} height={200}>
          <Stack direction="row" gap={8}>
            <Button>立即报名</Button>
            <Menu open trigger={more} items={[coupon, account]} />
          </Stack>
        </MatrixWindow>
      ),
    },
    doNot: {
      caption: 'The main action hidden in a menu.',
      render: () => (
        <MatrixWindow width={240} height={200}>
          <Menu open trigger={more} items={[join, coupon, account]} />
        </MatrixWindow>
      ),
    },
  },
];
