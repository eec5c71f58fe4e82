// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatComposer } from './chat/ChatComposer/ChatComposer.tsx';
import { PayMethodPicker } from './commerce/PayMethodPicker/PayMethodPicker.tsx';
import { Checkbox } from './controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './controls/CheckboxGroup/CheckboxGroup.tsx';
import { FilterBar } from './controls/FilterBar/FilterBar.tsx';
import { Input } from './controls/Input/Input.tsx';
import { Pagination } from './controls/Pagination/Pagination.tsx';
import { PasswordInput } from './controls/PasswordInput/PasswordInput.tsx';
import { Radio } from './controls/RadioGroup/Radio.tsx';
import { RadioGroup } from './controls/RadioGroup/RadioGroup.tsx';
import { Rating } from './controls/Rating/Rating.tsx';
import { RedeemCodeInput } from './controls/RedeemCodeInput/RedeemCodeInput.tsx';
import { SearchInput } from './controls/SearchInput/SearchInput.tsx';
import { Segmented } from './controls/Segmented/Segmented.tsx';
import { Stepper } from './controls/Stepper/Stepper.tsx';
import { Switch } from './controls/Switch/Switch.tsx';
import { Tabs } from './controls/Tabs/Tabs.tsx';
import { TextArea } from './controls/TextArea/TextArea.tsx';
import { Accordion } from './data/Accordion/Accordion.tsx';
import { inDocument } from './fixtures/inDocument.ts';
import type { ChangeDetails } from './foundations/changeDetails.ts';
import { KitProvider } from './foundations/KitProvider/KitProvider.tsx';

beforeAll(() => {
  Element.prototype.getAnimations ??= () => [];
});
const page = inDocument();

const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const click = (selector: string) => () => find(selector).click();
const type = (selector: string, text: string) => () => {
  const field = find<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const key = (selector: string, name: string) => () =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

const items = [
  { value: 'a', label: 'A', content: 'a', panel: 'a' },
  { value: 'b', label: 'B', content: 'b', panel: 'b' },
];
const methods = [
  { id: 'a', name: 'A', icon: 'wechat' as const },
  { id: 'b', name: 'B', icon: 'alipay' as const },
];
type OnChange = (value: unknown, details: ChangeDetails) => void;

/** Each control, what is done with it, the value that it reports, and why. */
const CONTROLS: readonly [string, (onChange: OnChange) => ReactElement, () => unknown, unknown, string][] = [
  ['Input', (on) => <Input onChange={on} />, type('input', 'x'), 'x', 'input-change'],
  ['Input, cleared', (on) => <Input defaultValue="x" clearable onChange={on} />, click('button'), '', 'clear-press'],
  ['TextArea', (on) => <TextArea onChange={on} />, type('textarea', 'x'), 'x', 'input-change'],
  ['PasswordInput', (on) => <PasswordInput onChange={on} />, type('input', 'x'), 'x', 'input-change'],
  ['SearchInput', (on) => <SearchInput onChange={on} />, type('input', 'x'), 'x', 'input-change'],
  ['RedeemCodeInput', (on) => <RedeemCodeInput onChange={on} />, type('input', 'AB'), 'AB', 'input-change'],
  ['Checkbox', (on) => <Checkbox onChange={on} />, click('input'), true, 'input-change'],
  ['Switch', (on) => <Switch onChange={on} />, click('input'), true, 'input-change'],
  ['CheckboxGroup', (on) => <CheckboxGroup items={items} onChange={on} />, click('input'), ['a'], 'input-change'],
  [
    'Radio',
    (on) => (
      <>
        <Radio name="r" value="a" defaultChecked />
        <Radio name="r" value="b" onChange={on} />
      </>
    ),
    click('[value=b]'),
    'b',
    'input-change',
  ],
  ['RadioGroup', (on) => <RadioGroup items={items} onChange={on} />, click('[value=b]'), 'b', 'input-change'],
  ['Segmented', (on) => <Segmented label="x" items={items} onChange={on} />, click('[value=b]'), 'b', 'input-change'],
  ['Rating', (on) => <Rating onChange={on} />, click('[value="3"]'), 3, 'input-change'],
  ['Stepper', (on) => <Stepper onChange={on} />, click('button:last-of-type'), 2, 'increment-press'],
  ['Stepper, by key', (on) => <Stepper onChange={on} />, key('input', 'ArrowUp'), 2, 'keyboard'],
  ['Tabs', (on) => <Tabs label="x" items={items} onChange={on} />, click('[id$=tab-1]'), 'b', 'item-press'],
  ['Tabs, by key', (on) => <Tabs label="x" items={items} onChange={on} />, key('[id$=tab-0]', 'End'), 'b', 'keyboard'],
  [
    'Pagination',
    (on) => <Pagination page={1} pageSize={1} total={3} onChange={on} />,
    click('button:nth-of-type(3)'),
    2,
    'item-press',
  ],
  [
    'FilterBar',
    (on) => <FilterBar groups={[{ key: 'k', label: 'K', items }]} onChange={on} />,
    click('[value=b]'),
    { k: 'b' },
    'input-change',
  ],
  ['Accordion', (on) => <Accordion items={items} onChange={on} />, click('button'), ['a'], 'trigger-press'],
  [
    'PayMethodPicker',
    (on) => <PayMethodPicker methods={methods} status="waiting" amountFen={100} onChange={on} />,
    click('[value=b], label:last-of-type input'),
    'b',
    'input-change',
  ],
  [
    'ChatComposer',
    (on) => <ChatComposer onSend={() => {}} onChange={on} />,
    type('textarea', 'x'),
    'x',
    'input-change',
  ],
];

/** What is shown of the values of a control. */
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, [aria-selected], [aria-expanded]')].map(
    (one) => `${one.getAttribute('aria-selected') ?? one.ariaExpanded} ${one.checked} ${one.value}`,
  );

describe('a change of a control', () => {
  it.each(CONTROLS)('has a reason and the event: %s', async (_, make, change, value, reason) => {
    const handle = vi.fn();
    await page.show(<KitProvider locale="en">{make(handle)}</KitProvider>);
    await act(async () => void change());
    expect(handle).toHaveBeenCalledExactlyOnceWith(
      value,
      expect.objectContaining({ reason, event: expect.any(Event) }),
    );
  });

  it.each(CONTROLS)('that is refused changes nothing: %s', async (name, make, change) => {
    await page.show(<KitProvider locale="en">{make((_, details) => details.cancel())}</KitProvider>);
    const before = shown();
    await act(async () => void change());
    expect(shown()).toEqual(before);
    // The same change is seen when it is let through.
    if (name === 'Pagination') return;
    await page.show(<KitProvider locale="en">{make(() => undefined)}</KitProvider>);
    await act(async () => void change());
    expect(shown()).not.toEqual(before);
  });
});
