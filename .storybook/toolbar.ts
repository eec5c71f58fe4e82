import { brands } from '@shuyuan/tokens';
import { LANG } from '@shuyuan/ui/foundations';
import type { Preview } from '@storybook/react-vite';
import { readStored } from './brand/stored.ts';

/** The toolbar's value for "the story in every brand at once"; no brand may take this id. */
export const ALL_BRANDS = 'all';

/** The toolbar's value for the brand stored by Brand Lab. */
export const JSON_BRAND = 'json';

/** The brand of a fresh workbench: the first of the folder, `default`. */
export const FIRST_BRAND = brands[0]?.id ?? 'default';

/** The initial toolbar values. */
export const initialGlobals = {
  brand: FIRST_BRAND,
  mode: 'light',
  density: 'comfortable',
  locale: 'cn',
  motion: 'system',
  direction: 'ltr',
  vision: 'usual',
  im: 'on',
};

/** The values of the toolbar. Brands come from the folder, so that a new file appears automatically (ui-kit 4.8). */
export function globalTypes(): NonNullable<Preview['globalTypes']> {
  const stored = readStored(localStorage)?.brand;
  return {
    brand: {
      description: 'Brand: attributes and variables of the page, nothing renders again',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...brands.map((brand) => ({ value: brand.id, title: brand.id, right: brand.name.cn })),
          { value: JSON_BRAND, title: 'From JSON', right: stored ? stored.name.cn : 'none yet: Brand Lab' },
          { value: ALL_BRANDS, title: 'All side by side', icon: 'grid' },
        ],
      },
    },
    mode: {
      description:
        'Mode of the brand: light, dark, or as the system says; an attribute of the page, nothing renders again',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'auto', title: 'By the system', icon: 'browser' },
        ],
      },
    },
    density: {
      description: 'Density of the brand: heights of fields, room in cards, forms and rows',
      toolbar: {
        icon: 'listunordered',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    locale: {
      description: 'Language of the labels',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'cn', title: '中文', right: LANG.cn },
          { value: 'en', title: 'English', right: LANG.en },
        ],
      },
    },
    motion: {
      description: 'Motion: as the system says, or none at all',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'system', title: 'Motion' },
          { value: 'reduced', title: 'Less motion', right: 'none' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    vision: {
      description:
        'Vision. Forced colours are imitated: system colours and the rules of the kit for them; for the true ones turn on a contrast theme of the system',
      toolbar: {
        icon: 'eye',
        items: [
          { value: 'usual', title: 'Usual sight' },
          { value: 'forced', title: 'Forced colours', right: 'imitated' },
          { value: 'zoom', title: 'Zoom 200 %' },
        ],
      },
    },
    im: {
      description: 'Chat of the school (showIm), for pages that read it',
      toolbar: {
        icon: 'comment',
        items: [
          { value: 'on', title: 'Chat on' },
          { value: 'off', title: 'Chat off' },
        ],
      },
    },
  };
}

/** Whether a page shows chat, from the toolbar (§1 `showIm`). */
export const showsChat = (globals: Readonly<Record<string, unknown>>) => globals['im'] !== 'off';
