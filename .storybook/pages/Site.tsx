import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { FloatingToolbar, ShellFooter, SideMenu, SkipLink } from '@shuyuan/ui';
import type { ReactNode } from 'react';
import {
  BookOpen,
  ClipboardCheck,
  Folder,
  Gift,
  Headphones,
  Home,
  MessageSquareMore,
  ShoppingBag,
  SquarePen,
  Ticket,
  User,
} from '../../packages/ui/src/fixtures/icons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { qr, students } from '../../packages/ui/src/fixtures/pictures.ts';
import * as shell from '../../packages/ui/src/fixtures/shell.tsx';
import { ViewHeader } from '../brand/views/Home.tsx';

const Footer = localised(ShellFooter);
const Menu = localised(SideMenu);

const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: `${token.layout.side} minmax(0, 1fr)`,
  gap: token.layout.gutter,
  alignItems: 'start',
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: token.space[24],
});

const nothing = () => undefined;
const app = { value: 'https://shengya.example/download', href: '/download' };

interface SiteProps {
  /** Key of the place in the main navigation; `none` for a page that is not in it. */
  active: string;
  /** Whether the school has chat (§1 `showIm`). */
  hasChat: boolean;
  children: ReactNode;
}

/** The frame of every page: header, content, footer, tools at the edge. */
export function Site({ active, hasChat, children }: SiteProps) {
  return (
    <>
      <SkipLink href="#main" />
      <ViewHeader active={active} hasChat={hasChat} />
      <main id="main">{children}</main>
      <Footer company={shell.company} columns={shell.columns} qr={{ src: qr }} />
      <FloatingToolbar showIm={hasChat} onContact={nothing} unread={2} app={app} onTop={nothing} />
    </>
  );
}

/** The places of the learning centre (§6). */
const places = [
  { id: 'learn', label: '学习首页', href: '/learn', icon: <Home aria-hidden /> },
  { id: 'myclass', label: '我的班级', href: '/myclass', icon: <BookOpen aria-hidden /> },
  { id: 'practice', label: '我的练习', href: '/learn/practice', icon: <ClipboardCheck aria-hidden />, count: 2 },
  { id: 'expert', label: '我的答疑', href: '/expert-QA', icon: <Headphones aria-hidden /> },
  {
    id: 'message',
    label: '消息反馈',
    href: '/message',
    icon: <MessageSquareMore aria-hidden />,
    count: 3,
    isUnread: true,
  },
  { id: 'files', label: '学习档案', href: '/learn/archive', icon: <Folder aria-hidden /> },
  { id: 'order', label: '我的订单', href: '/learn/order', icon: <ShoppingBag aria-hidden />, hasLine: true, count: 1 },
  { id: 'coupon', label: '我的优惠券', href: '/mycoupon', icon: <Ticket aria-hidden />, count: 8 },
  { id: 'redeem', label: '兑换课程', href: '/redeem', icon: <Gift aria-hidden /> },
  { id: 'headline', label: '我的文章', href: '/headline/my', icon: <SquarePen aria-hidden /> },
  { id: 'personal', label: '个人资料', href: '/personal', icon: <User aria-hidden /> },
];
const student = { name: '林知夏', avatar: students.lin, note: '高二·会员至2027-03-01' };

interface CentreProps {
  /** Id of the open place in the side menu. */
  active: string;
  hasChat: boolean;
  children: ReactNode;
}

/** A page of the learning centre: the side menu of 174, the content of 958. */
export function Centre({ active, hasChat, children }: CentreProps) {
  return (
    <Site active="none" hasChat={hasChat}>
      <Frame>
        <Menu items={places.filter(({ id }) => hasChat || id !== 'expert')} activeId={active} user={student} />
        <div>{children}</div>
      </Frame>
    </Site>
  );
}
