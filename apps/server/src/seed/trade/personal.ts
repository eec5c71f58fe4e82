import type { Insertable } from 'kysely';
import type { SiteMessageTable } from '../../domain/siteMessages/tables.ts';
import type { Both } from '../content.ts';
import type { Shop } from './shop.ts';

const PLACES = [
  ['110000', '北京市', '110100', '北京市', '110108', '海淀区', '学院路38号院5号楼2单元601', true],
  ['310000', '上海市', '310100', '上海市', '310104', '徐汇区', '漕溪北路88号圣爱大厦1203室', false],
  ['510000', '四川省', '510100', '成都市', '510107', '武侯区', '科华北路65号川大望江校区西园11舍', false],
] as const;

/** Three addresses of the demo student, one the default (I17); returns the id of the default. */
export function addAddresses(shop: Shop): { id: number; copy: Record<string, unknown> } {
  const { draft } = shop;
  const consignee = shop.parts.school.students[0] ?? '';
  const ids = PLACES.map(
    ([province, provinceName, city, cityName, district, districtName, detail, isDefault], place) => {
      const id = draft.nextId();
      draft.add('address', {
        id,
        student_id: shop.demo,
        consignee,
        phone: '13800000001',
        province_code: province,
        province_name: provinceName,
        city_code: city,
        city_name: cityName,
        district_code: district,
        district_name: districtName,
        detail,
        is_default: isDefault,
        created_at: shop.at(-100 + place * 20),
      });
      return id;
    },
  );
  const [province, provinceName, city, cityName, district, districtName, detail] = PLACES[0];
  const id = ids[0] ?? 0;
  return {
    id,
    copy: {
      id,
      consignee,
      phone: '13800000001',
      provinceCode: province,
      provinceName,
      cityCode: city,
      cityName,
      districtCode: district,
      districtName,
      detail,
      isDefault: true,
    },
  };
}

interface Message {
  kind: Insertable<SiteMessageTable>['kind'];
  title: Both;
  body: Both;
  link?: string;
  days: number;
  isRead: boolean;
}

/** Site messages of the demo student; the newest three are unread (product.md 4.14). */
export function addMessages(shop: Shop, links: { team: number; failedTeam: number; exchange: string }): void {
  for (const { kind, title, body, link, days, isRead } of messages(shop, links)) {
    const at = shop.at(days, -3);
    shop.draft.add('site_message', {
      id: shop.draft.idAt(at.getTime()),
      student_id: shop.demo,
      kind,
      title: title[0],
      title_en: title[1],
      body: body[0],
      body_en: body[1],
      link: link ?? null,
      once_key: null,
      created_at: at,
      read_at: isRead ? shop.at(days, -1) : null,
    });
  }
}

function messages(shop: Shop, links: { team: number; failedTeam: number; exchange: string }): Message[] {
  const [name, nameEn] = shop.parts.school.name;
  return [
    {
      kind: 'system',
      title: [`欢迎来到${name}`, `Welcome to ${nameEn}`],
      body: [
        '新同学见面礼已放进你的优惠券，首单可用。',
        'Your welcome present is among your coupons, good for the first order.',
      ],
      link: '/mycoupon',
      days: -60,
      isRead: true,
    },
    {
      kind: 'class',
      title: ['班级已开通', 'Your class is open'],
      body: ['去我的班级看看课表和讲义吧。', 'See timetable and handouts under My Classes.'],
      link: '/learn/class',
      days: -40,
      isRead: true,
    },
    {
      kind: 'homework',
      title: ['练习批改好了', 'Your practice is marked'],
      body: ['老师写了点评，订正后可以再提交一次。', 'The teacher left a comment; you may hand it in once more.'],
      days: -9,
      isRead: true,
    },
    {
      kind: 'order',
      title: ['拼团未成功', 'Your group did not fill up'],
      body: [
        '到时仍未凑满人数，支付的金额已原路全额退回。',
        'The deadline passed with seats left. Your payment has gone back in full.',
      ],
      link: `/groupon/success/${links.failedTeam}`,
      days: -5,
      isRead: true,
    },
    {
      kind: 'order',
      title: ['礼品已寄出', 'Your gift is on its way'],
      body: ['顺丰 SF1400200300，收到后请确认收货。', 'SF Express SF1400200300. Please say so when it has arrived.'],
      link: `/exchange/success/${links.exchange}`,
      days: -1,
      isRead: false,
    },
    {
      kind: 'order',
      title: ['支付成功，等待成团', 'Payment received, the group is forming'],
      body: ['还差1人就成团了，把链接发给同学吧。', 'One seat is left: send the link to a friend.'],
      link: `/groupon/order/${links.team}`,
      days: 0,
      isRead: false,
    },
    {
      kind: 'membership',
      title: ['会员权益更新', 'More for members'],
      body: ['本月起，会员每月多一张无门槛券。', 'From this month on members get one more coupon each month.'],
      link: '/equity',
      days: 0,
      isRead: false,
    },
  ];
}
