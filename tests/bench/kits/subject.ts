import type { ComponentType, ReactNode } from 'react';

/** The brands that a switch goes through. */
export const BRANDS = ['shengya', 'jinyouhui', '6c', 'chindleten'] as const;
export type Brand = (typeof BRANDS)[number];

/** Main colours of the brands, for kits that take a colour and not a brand. */
export const PRIMARY: Readonly<Record<Brand, string>> = {
  shengya: '#d4341f',
  jinyouhui: '#944bde',
  '6c': '#d92059',
  chindleten: '#6e5ce5',
};

/** Content of a card or coupon, as display text. */
export interface Item {
  id: string;
  title: string;
  /** A data URL of one pixel. */
  cover: string;
  who: string;
  when: string;
  /** Fen. */
  fen: number;
  price: string;
  former: string;
  count: string;
}

/** A kit under test: its idiomatic card, coupon and row of seven controls. */
export interface Subject {
  /** Provider and other wrappers that the kit needs. Rendered again for a brand only if `switchBrand` is missing. */
  Frame: ComponentType<{ brand: Brand; children: ReactNode }>;
  /** One of a list of course cards: picture, when, title, who, price. */
  Card: ComponentType<{ item: Item }>;
  /** A coupon: value, rule, title, tag, until when, a button. */
  Coupon: ComponentType<{ item: Item }>;
  /** Seven controls: button, quiet button, input, select, checkbox, switch, tag. */
  Controls: ComponentType<{ item: Item }>;
  /** Changes the brand without React, where the kit can. */
  switchBrand?: (brand: Brand) => void;
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The item at a place of the list. */
export function buildItem(at: number): Item {
  return {
    id: String(at),
    title: `圆锥曲线专题：从定义到压轴题的思路 ${at}`,
    cover: PIXEL,
    who: '周砚秋 · 24讲',
    when: `11月${(at % 30) + 1}日 19:30 开课`,
    fen: 89_900 + at * 100,
    price: `¥${899 + at}`,
    former: '¥3299',
    count: `${1_000 + at}人已报名`,
  };
}
