// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const drawn = (node: React.ReactElement) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(node);
  return root;
};
const items = [
  { value: 'to do', label: '待办', panel: '一' },
  { value: 'done', label: '已办', panel: '二' },
];

describe('Tabs', () => {
  it('can be reached by the keyboard when no item has the value', () => {
    const tabs = drawn(<Tabs label="任务" items={items} value="gone" />).querySelectorAll('[role=tab]');
    expect([...tabs].map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1']);
  });

  it('keeps a tab and its panel together when a key has blanks', () => {
    const root = drawn(<Tabs label="任务" items={items} />);
    const tab = root.querySelector('[role=tab]');
    const panel = root.querySelector('[role=tabpanel]');
    expect(panel?.id).not.toMatch(/\s/);
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
  });

  it('has no address for a disabled link', () => {
    const links = items.map(({ value, label }, at) => ({ value, label, href: `/${at}`, disabled: at === 1 }));
    const [, last] = drawn(<Tabs label="任务" items={links} />).querySelectorAll('nav > *');
    expect([last?.getAttribute('href'), last?.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });
});
