// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inDocument } from '../../fixtures/inDocument.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Field } from '../Field/Field.tsx';
import { useFieldControl } from '../Field/fieldContext.ts';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { RedeemCodeInput } from '../RedeemCodeInput/RedeemCodeInput.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Select } from '../Select/Select.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const { show } = inDocument();

const form = () => document.querySelector('form') ?? expect.fail('no form');
const entries = () => [...new FormData(form())].map(([name, value]) => `${name}=${value}`);
const find = <E extends HTMLElement>(selector: string) =>
  form().querySelector<E>(selector) ?? expect.fail(`no ${selector}`);
const click = (selector: string) => act(async () => find(selector).click());
async function type(selector: string, text: string) {
  const element = find<HTMLInputElement | HTMLTextAreaElement>(selector);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  await act(async () => {
    set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Each control in a form, what a person does to it, and what it is sent with before and after. */
const CONTROLS: [name: string, node: ReactNode, change: () => Promise<void>, before: string[], after: string[]][] = [
  ['Input', <Input key="" name="x" defaultValue="一" />, () => type('input', '二'), ['x=一'], ['x=二']],
  ['TextArea', <TextArea key="" name="x" defaultValue="一" />, () => type('textarea', '二'), ['x=一'], ['x=二']],
  ['PasswordInput', <PasswordInput key="" name="x" defaultValue="一" />, () => type('input', '二'), ['x=一'], ['x=二']],
  ['SearchInput', <SearchInput key="" name="x" />, () => type('input', '二'), ['x='], ['x=二']],
  ['RadioGroup', <RadioGroup key="" name="x" items={options} />, () => click('[value=b]'), [], ['x=b']],
  ['Segmented', <Segmented key="" name="x" label="" items={options} />, () => click('[value=b]'), ['x=a'], ['x=b']],
  ['Rating', <Rating key="" name="x" />, () => click('[value="4"]'), [], ['x=4']],
  ['CheckboxGroup', <CheckboxGroup key="" name="x" items={options} />, () => click('[value=b]'), [], ['x=b']],
  ['Switch', <Switch key="" name="x" />, () => click('input'), [], ['x=on']],
  ['Stepper', <Stepper key="" name="x" />, () => click('button:last-of-type'), ['x=1'], ['x=2']],
];

describe('a form that is reset', () => {
  it.each(CONTROLS)('%s has its first value again', async (_name, node, change, before, after) => {
    await show(<form>{node}</form>);
    expect(entries()).toEqual(before);
    await change();
    expect(entries()).toEqual(after);
    await act(async () => form().reset());
    expect(entries()).toEqual(before);
    await change();
    expect(entries()).toEqual(after);
  });

  it('RedeemCodeInput has its first value again', async () => {
    await show(
      <form>
        <RedeemCodeInput name="x" />
      </form>,
    );
    const before = find<HTMLInputElement>('input').value;
    await type('input', 'ABCD');
    expect(find<HTMLInputElement>('input').value).not.toBe(before);
    await act(async () => form().reset());
    expect(find<HTMLInputElement>('input').value).toBe(before);
  });

  it('Select has its first value again', async () => {
    await show(
      <form>
        <Select name="x" items={options} defaultValue="a" />
        <Select name="y" items={options} defaultValue="a" searchable />
      </form>,
    );
    const shown = () => [...form().querySelectorAll('[role=combobox]')].map((each) => each.textContent);
    expect(shown()).toEqual(['甲', '甲']);
    await type('input[name=x]', 'b'); // as a browser fills it in
    expect(shown()).toEqual(['乙', '甲']);
    await act(async () => form().reset());
    expect(shown()).toEqual(['甲', '甲']);
  });

  it('is cleared by an action of React', async () => {
    const sent: string[] = [];
    await show(
      <form action={(data) => void sent.push(String(data.get('x')))}>
        <Input name="x" />
      </form>,
    );
    await type('input', '二');
    await act(async () => form().requestSubmit());
    expect(sent).toEqual(['二']);
    expect(entries()).toEqual(['x=']);
  });

  it('keeps the state where a handler prevents it, and that of another form', async () => {
    await show(
      <>
        <form onReset={(event) => event.preventDefault()}>
          <Input name="x" />
        </form>
        <form>
          <Input name="y" />
        </form>
      </>,
    );
    await type('input', '二');
    await act(async () => form().reset());
    await act(async () => document.forms[1]?.reset());
    expect(entries()).toEqual(['x=二']);
  });
});

it('an unnamed group submits nothing, and is one group', async () => {
  await show(
    <form>
      <RadioGroup items={options} />
      <Rating />
      <Segmented label="" items={options} />
    </form>,
  );
  await click('[value=b]');
  expect(entries()).toEqual([]);
  const radios = [...form().querySelectorAll<HTMLInputElement>('[role=radiogroup]:first-child input')];
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
});

it('a control from elsewhere is part of a Field', async () => {
  function Foreign() {
    const { attributes, isInvalid } = useFieldControl();
    return <meter {...attributes} data-error={isInvalid} />;
  }
  await show(
    <form>
      <Field label="难度" required error="请选择">
        <Foreign />
      </Field>
    </form>,
  );
  const meter = find('meter');
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(meter.id);
  expect(document.getElementById(meter.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请选择');
  expect([meter.getAttribute('aria-required'), meter.getAttribute('aria-invalid'), meter.dataset['error']]).toEqual([
    'true',
    'true',
    'true',
  ]);
});
