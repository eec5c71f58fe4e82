// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatComposer } from './chat/ChatComposer/ChatComposer.tsx';
import { ChatInfo } from './chat/ChatInfo/ChatInfo.tsx';
import { ConversationList } from './chat/ConversationList/ConversationList.tsx';
import { PackageCard } from './commerce/PackageCard/PackageCard.tsx';
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
import { AudioPlayer } from './media/AudioPlayer/AudioPlayer.tsx';
import { VideoPlayer } from './media/VideoPlayer/VideoPlayer.tsx';
import { Question } from './practice/Question/Question.tsx';
import type { QuestionContent } from './practice/Question/questionContent.ts';

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
  [
    'ConversationList',
    (on) => <ConversationList items={[]} onQueryChange={on} />,
    type('input', 'x'),
    'x',
    'input-change',
  ],
];

const question: QuestionContent = {
  id: '1',
  kind: 'single',
  number: '1',
  points: 5,
  stem: 'x',
  options: [
    { key: 'A', html: 'a' },
    { key: 'B', html: 'b' },
  ],
};
const pkg = { id: 'p', name: 'P', minutes: 60, priceFen: 100 };
const choose = (selector: string, value: string) => () => {
  const field = find<HTMLSelectElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const VIDEO = { src: 'a.mp4', label: 'x', captions: [{ src: 'a.vtt', language: 'en', label: 'x' }] };

/** What reports one of several values of its own; what it shows is the caller's, or not to be read from its fields. */
const REPORTS: typeof CONTROLS = [
  ['ChatInfo', (on) => <ChatInfo name="x" onPinnedChange={on} />, click('input'), true, 'input-change'],
  ['ChatInfo, muted', (on) => <ChatInfo name="x" muted onMutedChange={on} />, click('input'), false, 'input-change'],
  ['PackageCard', (on) => <PackageCard pkg={pkg} onSelect={on} />, click('input'), 'p', 'input-change'],
  [
    'Question',
    (on) => <Question question={question} onAnswerChange={on} />,
    click('input'),
    { values: ['A'] },
    'input-change',
  ],
  [
    'Question, by key',
    (on) => <Question question={question} onAnswerChange={on} />,
    key('section, article', 'b'),
    { values: ['B'] },
    'keyboard',
  ],
  [
    'Question, marked',
    (on) => <Question question={question} onMarkedChange={on} />,
    click('.flag'),
    true,
    'item-press',
  ],
  [
    'Question, marked by key',
    (on) => <Question question={question} marked onMarkedChange={on} />,
    key('.flag', 'f'),
    false,
    'keyboard',
  ],
  [
    'AudioPlayer',
    (on) => <AudioPlayer src="a.mp3" title="x" onRateChange={on} />,
    choose('select', '2'),
    2,
    'input-change',
  ],
  ['VideoPlayer', (on) => <VideoPlayer {...VIDEO} onRateChange={on} />, choose('select', '2'), 2, 'input-change'],
  ['VideoPlayer, by key', (on) => <VideoPlayer {...VIDEO} onRateChange={on} />, key('video', '>'), 1.25, 'keyboard'],
  [
    'VideoPlayer, captions',
    (on) => <VideoPlayer {...VIDEO} onCaptionSettingChange={on} />,
    click('[aria-pressed=true]'),
    { on: false, size: 'md' },
    'item-press',
  ],
];

/** What is shown of the values of a control. */
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, [aria-selected], [aria-expanded]')].map(
    (one) => `${one.getAttribute('aria-selected') ?? one.ariaExpanded} ${one.checked} ${one.value}`,
  );

describe('a change of a control', () => {
  it.each([...CONTROLS, ...REPORTS])('has a reason and the event: %s', async (_, make, change, value, reason) => {
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

  it('that is refused leaves speed and captions as they are', async () => {
    const player = (on: OnChange) => (
      <KitProvider locale="en">
        <VideoPlayer {...VIDEO} onRateChange={on} onCaptionSettingChange={on} />
      </KitProvider>
    );
    const settings = () => [find<HTMLVideoElement>('video').playbackRate, find('[aria-pressed]').ariaPressed];
    const change = () => act(async () => [choose('select', '2')(), click('[aria-pressed]')()]);
    await page.show(player((_, details) => details.cancel()));
    await change();
    expect(settings()).toEqual([1, 'true']);
    await page.show(player(() => undefined));
    await change();
    expect(settings()).toEqual([2, 'false']);
  });
});
