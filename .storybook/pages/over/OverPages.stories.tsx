import {
  Button,
  createToastQueue,
  Dialog,
  Drawer,
  Lightbox,
  Menu,
  Popover,
  Select,
  ToastViewport,
  Tooltip,
} from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { PortalPage } from '../../../apps/portal/src/testing/workbench.tsx';
import { certificate } from '../../../packages/ui/src/fixtures/pictures.ts';
import { portalParameters } from '../page.tsx';

/** On the cards of the page, so that what opens lies partly on them and partly on the ground. */
const place: CSSProperties = { position: 'fixed', top: 300, left: 520, width: 220 };

const rules = '七天之内没有听课，可以全额退款；听过的课按节数扣除。';
const footer = <Button>知道了</Button>;
const onClose = fn();

const toasts = createToastQueue();
toasts.show({ tone: 'success', text: '优惠券领到了', durationS: 0 });
toasts.show({ tone: 'danger', text: '网络断开了，请稍后再试', durationS: 0 });

interface OverPageProps {
  /** The overlay, open. */
  children: ReactNode;
}

/** A page of the portal under one open overlay: its scrim, its place and what it covers, the sticky header included. */
function OverPage({ children }: OverPageProps) {
  return (
    <>
      <PortalPage page="coupons" brand="shengya" locale="cn" />
      <div style={place}>{children}</div>
    </>
  );
}

const meta = {
  title: 'Over a page',
  component: OverPage,
  tags: ['!autodocs', 'page-over'],
  globals: { brand: 'shengya' },
  parameters: portalParameters,
} satisfies Meta<typeof OverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMenu: Story = {
  args: {
    children: (
      <Menu
        open
        trigger={<Button variant="outline">更多</Button>}
        items={[
          { value: 'edit', label: '修改' },
          { value: 'share', label: '分享' },
          { value: 'delete', label: '删除', danger: true },
        ]}
      />
    ),
  },
};

export const OfSelect: Story = {
  args: {
    children: (
      <Select
        aria-label="年级"
        open
        defaultValue="8"
        items={[
          { value: '7', label: '七年级' },
          { value: '8', label: '八年级' },
          { value: '9', label: '九年级' },
        ]}
      />
    ),
  },
};

export const OfDialog: Story = {
  args: {
    children: (
      <Dialog open title="退款规则" onClose={onClose} footer={footer}>
        <p>{rules}</p>
      </Dialog>
    ),
  },
};

export const OfDrawer: Story = {
  args: {
    children: (
      <Drawer open title="退款规则" onClose={onClose} footer={footer}>
        <p>{rules}</p>
      </Drawer>
    ),
  },
};

export const OfPopover: Story = {
  args: {
    children: (
      <Popover open title="退款" content={rules} closable>
        <Button variant="outline">退款规则</Button>
      </Popover>
    ),
  },
};

export const OfTooltip: Story = {
  args: {
    children: (
      <Tooltip open content="开课前五分钟可以进入">
        <Button variant="outline">进入教室</Button>
      </Tooltip>
    ),
  },
};

export const OfLightbox: Story = {
  args: { children: <Lightbox open images={[{ src: certificate, alt: '结业证书' }]} onClose={onClose} /> },
};

export const OfToast: Story = { args: { children: <ToastViewport queue={toasts} /> } };
