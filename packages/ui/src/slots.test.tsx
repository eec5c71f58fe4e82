// @vitest-environment jsdom
import { describe, expectTypeOf, it } from 'vitest';
import { AddressCard, type AddressCardPart } from './commerce/AddressCard/AddressCard.tsx';
import { CouponCard, type CouponCardPart } from './commerce/CouponCard/CouponCard.tsx';
import { MembershipCard, type MembershipCardPart } from './commerce/MembershipCard/MembershipCard.tsx';
import { PackageCard, type PackageCardPart } from './commerce/PackageCard/PackageCard.tsx';
import { Button, type ButtonPart } from './controls/Button/Button.tsx';
import { Field, type FieldPart } from './controls/Field/Field.tsx';
import { Input, type InputPart } from './controls/Input/Input.tsx';
import { Menu } from './controls/Menu/Menu.tsx';
import type { MenuPart } from './controls/Menu/menuEntries.ts';
import { Pagination, type PaginationPart } from './controls/Pagination/Pagination.tsx';
import { Select } from './controls/Select/Select.tsx';
import type { SelectPart } from './controls/Select/selectOptions.ts';
import { Tabs, type TabsPart } from './controls/Tabs/Tabs.tsx';
import { CourseCard, type CourseCardPart, type CourseCardProps } from './course/CourseCard/CourseCard.tsx';
import { LecturerCard, type LecturerCardPart } from './course/LecturerCard/LecturerCard.tsx';
import { MyCourseCard, type MyCourseCardPart } from './course/MyCourseCard/MyCourseCard.tsx';
import { Table, type TablePart } from './data/Table/Table.tsx';
import { ToastViewport, type ToastViewportPart } from './feedback/Toast/ToastViewport.tsx';
import { createToastQueue } from './feedback/Toast/toastQueue.ts';
import { homeAddress } from './fixtures/addresses.ts';
import { fullReduction } from './fixtures/coupons.ts';
import { live, owned } from './fixtures/courses.ts';
import { zhou } from './fixtures/lecturers.ts';
import { partsPage, slotsFor } from './fixtures/parts.ts';
import { ownedPlan, packages, plans } from './fixtures/plans.ts';
import { columns, company, home, nav, sideMenu, user } from './fixtures/shell.tsx';
import { Dialog, type DialogPart } from './overlays/Dialog/Dialog.tsx';
import { Drawer, type DrawerPart } from './overlays/Drawer/Drawer.tsx';
import { PracticeCard, type PracticeCardPart } from './practice/PracticeCard/PracticeCard.tsx';
import { ShellFooter, type ShellFooterPart } from './shell/ShellFooter/ShellFooter.tsx';
import { ShellHeader, type ShellHeaderPart } from './shell/ShellHeader/ShellHeader.tsx';
import { SideMenu, type SideMenuPart } from './shell/SideMenu/SideMenu.tsx';

const { reaches } = partsPage();
const press = () => undefined;

describe('a class, a style and a data attribute reach every named part (decision 0030)', () => {
  it('of a course card', () => {
    const slotProps = slotsFor<CourseCardPart>({
      cover: true,
      state: true,
      fit: true,
      chip: true,
      title: true,
      meta: true,
      lecturer: true,
      seats: true,
      price: true,
      amount: true,
      former: true,
      note: true,
      count: true,
      progress: true,
    });
    return reaches(
      slotProps,
      <>
        <CourseCard course={{ ...live, memberFen: 79_900, fitting: true }} slotProps={slotProps} />
        <CourseCard course={{ ...live, originalFen: undefined, memberFen: 79_900 }} slotProps={slotProps} />
        <CourseCard course={owned} slotProps={slotProps} />
      </>,
    );
  });

  it('of a coupon', () => {
    const slotProps = slotsFor<CouponCardPart>({
      value: true,
      figure: true,
      condition: true,
      info: true,
      title: true,
      kind: true,
      scope: true,
      validity: true,
      progress: true,
      ribbon: true,
      action: true,
      stamp: true,
    });
    return reaches(
      slotProps,
      <>
        <CouponCard status="toUse" coupon={fullReduction} action={{ onClick: press }} slotProps={slotProps} />
        <CouponCard coupon={{ ...fullReduction, claimedPercent: 40 }} status="claimable" slotProps={slotProps} />
        <CouponCard coupon={fullReduction} status="locked" slotProps={slotProps} />
        <CouponCard coupon={fullReduction} status="used" slotProps={slotProps} />
      </>,
    );
  });

  it('of packages and plans', async () => {
    const slotProps = slotsFor<PackageCardPart>({
      minutes: true,
      gift: true,
      name: true,
      sale: true,
      price: true,
      validity: true,
    });
    await reaches(slotProps, <PackageCard pkg={packages[1]} slotProps={slotProps} />);
    const ofPlan = slotsFor<MembershipCardPart>({
      name: true,
      action: true,
      hot: true,
      price: true,
      benefits: true,
      until: true,
      person: true,
      left: true,
      progress: true,
      began: true,
      stub: true,
    });
    await reaches(
      ofPlan,
      <>
        <MembershipCard plan={plans[2]} endsAt={ownedPlan.endsAt} slotProps={ofPlan} />
        <MembershipCard plan={plans[2]} owned={ownedPlan} action="续费" slotProps={ofPlan} />
      </>,
    );
  });

  it('of a lecturer, a course of the student, a practice and an address', async () => {
    const lecturer = slotsFor<LecturerCardPart>({
      portrait: true,
      online: true,
      body: true,
      name: true,
      subject: true,
      intro: true,
      stats: true,
      actions: true,
    });
    await reaches(
      lecturer,
      <LecturerCard
        lecturer={zhou}
        layout="profile"
        stats={[{ label: '课程', value: '12' }]}
        actions="预约"
        slotProps={lecturer}
      />,
    );
    const course = slotsFor<MyCourseCardPart>({
      cover: true,
      chip: true,
      title: true,
      lecturer: true,
      next: true,
      links: true,
      amount: true,
      progress: true,
      action: true,
    });
    await reaches(
      course,
      <MyCourseCard
        course={{ id: '1', title: '导数', kind: 'live', lecturerName: '周砚秋', state: 'active', href: '#' }}
        progress={{ done: 1, total: 3 }}
        next={{ title: '第二讲' }}
        links="报告"
        slotProps={course}
      />,
    );
    const practice = slotsFor<PracticeCardPart>({
      title: true,
      status: true,
      facts: true,
      note: true,
      score: true,
      action: true,
    });
    await reaches(
      practice,
      <PracticeCard
        practice={{ id: '1', title: '导数', course: '数学', state: 'finished', score: 92, note: '很好', href: '#' }}
        slotProps={practice}
      />,
    );
    const address = slotsFor<AddressCardPart>({
      consignee: true,
      phone: true,
      region: true,
      detail: true,
      actions: true,
      check: true,
    });
    await reaches(address, <AddressCard address={homeAddress} name="to" onEdit={press} slotProps={address} />);
  });

  it('of dialogs and drawers', async () => {
    const dialog = slotsFor<DialogPart>({
      head: true,
      title: true,
      body: true,
      footer: true,
      close: true,
      backdrop: true,
    });
    await reaches(dialog, <Dialog open title="昵称" onClose={press} footer="保存" slotProps={dialog} />);
    const drawer = slotsFor<DrawerPart>({
      head: true,
      title: true,
      body: true,
      footer: true,
      close: true,
      backdrop: true,
    });
    await reaches(drawer, <Drawer open title="筛选" onClose={press} footer="确定" slotProps={drawer} />);
  });

  it('of a button, a field and an input', async () => {
    const button = slotsFor<ButtonPart>({ icon: true, spinner: true });
    await reaches(
      button,
      <>
        <Button icon="+" slotProps={button}>
          加
        </Button>
        <Button loading slotProps={button}>
          等
        </Button>
      </>,
    );
    const field = slotsFor<FieldPart>({
      label: true,
      mark: true,
      body: true,
      foot: true,
      help: true,
      error: true,
      count: true,
    });
    await reaches(
      field,
      <>
        <Field label="昵称" required help="1 至 15 字" count={{ n: 1, max: 15 }} slotProps={field}>
          <Input />
        </Field>
        <Field label="昵称" error="太长" slotProps={field}>
          <Input />
        </Field>
      </>,
    );
    const input = slotsFor<InputPart>({ prefix: true, input: true, clear: true, suffix: true });
    await reaches(input, <Input prefix="¥" suffix="元" clearable defaultValue="1" slotProps={input} />);
  });

  it('of an open select and an open menu', async () => {
    const select = slotsFor<SelectPart>({
      value: true,
      arrow: true,
      popup: true,
      search: true,
      item: true,
      hint: true,
      group: true,
      note: true,
    });
    const { search, note, ...plain } = select;
    const options = [{ label: '亚洲', items: [{ value: '8', label: '北京', hint: '+8' }] }];
    await reaches(plain, <Select items={options} slotProps={select} />, '[role="combobox"]');
    const { value, arrow, popup } = plain;
    await reaches({ value, arrow, popup, note }, <Select items={[]} slotProps={select} />, '[role="combobox"]');
    await reaches({ ...plain, search }, <Select searchable items={options} slotProps={select} />, '[role="combobox"]');
    const menu = slotsFor<MenuPart>({ popup: true, item: true, group: true, line: true, submenu: true });
    const groups = ['a', 'b'].map((key) => ({ key, label: key, items: [{ value: `${key}1`, label: key }] }));
    const items = [...groups, { type: 'submenu', key: 'c', label: 'c', items: groups }] as const;
    await reaches(menu, <Menu keepMounted trigger={<Button>更多</Button>} items={items} slotProps={menu} />, 'button');
  });

  it('of a table, tabs and a pagination', async () => {
    const table = slotsFor<TablePart>({
      scroll: true,
      table: true,
      caption: true,
      head: true,
      headCell: true,
      body: true,
      row: true,
      cell: true,
      empty: true,
    });
    const column = { key: 'n', title: '数', render: (row: number) => row };
    await reaches(
      table,
      <>
        <Table label="一" columns={[column]} rows={[1]} rowKey={String} slotProps={table} />
        <Table label="无" columns={[column]} rows={[]} rowKey={String} slotProps={table} />
      </>,
    );
    const tabs = slotsFor<TabsPart>({ list: true, tab: true, count: true, panel: true });
    await reaches(
      tabs,
      <Tabs label="课" items={[{ value: 'a', label: 'A', count: 2, panel: 'a' }]} slotProps={tabs} />,
    );
    const pages = slotsFor<PaginationPart>({ page: true, gap: true, jump: true });
    await reaches(pages, <Pagination page={1} pageSize={10} total={500} jumper slotProps={pages} />);
  });

  it('of toasts', () => {
    const slotProps = slotsFor<ToastViewportPart>({ toast: true, icon: true, text: true, close: true, log: true });
    const queue = createToastQueue();
    queue.show({ text: '已保存', durationS: 0 });
    return reaches(slotProps, <ToastViewport queue={queue} slotProps={slotProps} />);
  });

  it('of header, footer and side menu', async () => {
    const header = slotsFor<ShellHeaderPart>({
      page: true,
      logo: true,
      nav: true,
      link: true,
      side: true,
      search: true,
      messages: true,
      visitor: true,
    });
    await reaches(
      header,
      <ShellHeader
        home={home}
        nav={nav}
        language="cn"
        onLanguageChange={press}
        onSearch={press}
        messages={{ href: '#', count: 2 }}
        visitor={{ loginHref: '#' }}
        slotProps={header}
      />,
    );
    const footer = slotsFor<ShellFooterPart>({
      page: true,
      about: true,
      logo: true,
      columns: true,
      column: true,
      link: true,
      qr: true,
      end: true,
    });
    await reaches(footer, <ShellFooter company={company} columns={columns} qr={{ value: 'x' }} slotProps={footer} />);
    const menu = slotsFor<SideMenuPart>({ user: true, list: true, entry: true, label: true, count: true, empty: true });
    await reaches(
      menu,
      <>
        <SideMenu items={sideMenu} user={user} slotProps={menu} />
        <SideMenu items={[]} slotProps={menu} />
      </>,
    );
  });
});

describe('what is said of the parts in types', () => {
  type Slots = NonNullable<CourseCardProps['slotProps']>;

  it('has every part of a component, and no other', () => {
    expectTypeOf<keyof Slots>().toEqualTypeOf<CourseCardPart>();
    expectTypeOf<{ nothing: { className: string } }>().not.toExtend<Slots>();
  });
});
