// A test as an application writes it: the kit in jsdom, used by clicks and typing, and what came of it is printed.
import { JSDOM } from 'jsdom';

// As every test runner sets it: React's own build for production has no `act`.
process.env.NODE_ENV = 'test';

// With frames, as the environments of test runners have them.
const { window } = new JSDOM('<!doctype html><html lang="en"><body><div id="root"></div></body></html>', {
  pretendToBeVisual: true,
});
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
for (const name of ['window', 'document', 'Event', 'navigator'])
  Object.defineProperty(globalThis, name, { value: window[name] ?? window, configurable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const { act, createElement, useState } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Button, Field, Input } = await import('@shuyuan/ui/controls');
const { KitProvider } = await import('@shuyuan/ui/foundations');
const { Dialog } = await import('@shuyuan/ui/overlays');

function Enrolment() {
  const [name, setName] = useState('');
  const button = createElement(Button, { variant: 'outline' }, 'Enrol');
  return createElement(
    Dialog,
    { title: name === '' ? 'Enrol' : `Enrol for ${name}`, trigger: button },
    createElement(Field, { label: 'Name' }, createElement(Input, { value: name, onChange: setName })),
  );
}

const find = (selector) => document.querySelector(selector) ?? document.body.appendChild(document.createElement('i'));
const root = createRoot(find('#root'));
await act(async () => root.render(createElement(KitProvider, { locale: 'en' }, createElement(Enrolment))));
await act(async () => find('button').click());
await act(async () => {
  const input = find('[role="dialog"] input');
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(input, 'Anna');
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
});
console.log(find('[role="dialog"] h2').textContent);
process.exit(0);
