/** A standard interaction pattern (WAI-ARIA Authoring Practices), and the components that follow it. */
export interface Pattern {
  name: string;
  keys: string;
  components: readonly string[];
}

/** Keyboard behaviour by pattern. Each component proves its own in the story `Keyboard`. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'Modal dialog',
    keys: 'Focus moves in and stays in, Esc closes where closing is allowed, focus returns to where it was',
    components: ['Dialog', 'ConfirmDialog', 'Lightbox', 'CallDialog'],
  },
  {
    name: 'Menu button',
    keys: 'Enter or arrow down opens, arrows move, Home and End jump, letters find, Esc closes',
    components: ['Menu', 'UserMenu'],
  },
  {
    name: 'Listbox behind a button',
    keys: 'Arrows move, letters find, Enter takes, Esc leaves the old value',
    components: ['Select', 'RegionCascader'],
  },
  {
    name: 'Links that look like tabs',
    keys: 'Tab reaches each, Enter goes there, the present one says aria-current',
    components: ['Tabs with addresses', 'SideMenu', 'ShellHeader', 'Breadcrumb', 'Pagination'],
  },
  {
    name: 'Tabs',
    keys: 'One tab stop, arrows move from tab to tab, Home and End jump',
    components: ['Tabs'],
  },
  {
    name: 'Radio group',
    keys: 'One tab stop, arrows choose',
    components: ['RadioGroup', 'Segmented', 'Rating', 'FilterBar'],
  },
  { name: 'Checkbox and switch', keys: 'Space turns it', components: ['Checkbox', 'CheckboxGroup', 'Switch'] },
  {
    name: 'Date grid',
    keys: 'Arrows move by day and week, Page up and down by month, Enter takes, Esc closes',
    components: ['DatePicker'],
  },
  {
    name: 'Disclosure',
    keys: 'Enter and Space unfold; the button says whether it is open',
    components: ['ChapterList'],
  },
  {
    name: 'Carousel',
    keys: 'Buttons for back, on and stop; it never runs while pointer or focus is on it',
    components: ['Carousel'],
  },
  {
    name: 'Status and alert regions',
    keys: 'Read aloud, never taking the focus',
    components: ['Toast', 'Alert', 'Countdown', 'Progress', 'Notification', 'ConnectionBanner'],
  },
];
