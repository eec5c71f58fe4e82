import '@shuyuan/tokens/tokens.css';
import { MessageTime } from '@shuyuan/ui/chat';
import { Button, Field, Input, Menu, type MenuEntry, useFieldControl } from '@shuyuan/ui/controls';
import { PriceTag } from '@shuyuan/ui/data';
import { type KitDictionary, KitProvider, ScopedStyle } from '@shuyuan/ui/foundations';
import { Dialog } from '@shuyuan/ui/overlays';
import { useActionState, useState } from 'react';
import { createRoot } from 'react-dom/client';

const german: KitDictionary = {
  schedule: { day: (month, day) => `${day}.${month}.`, today: (time) => `Heute ${time}` },
  MessageTime: { date: (month, day) => `${Number(day)}.${Number(month)}.` },
  PriceTag: { spoken: (now) => `Preis ${now}` },
};

/** A control that the kit does not have. */
function Colour({ name }: { name: string }) {
  const { attributes } = useFieldControl();
  return <input {...attributes} type="color" name={name} defaultValue="#808080" />;
}

/** A form of React's actions: it is reset when its action has succeeded. */
function Enrolment() {
  const [sent, send] = useActionState(
    (_: string, form: FormData) => [...form.entries()].map(([name, value]) => `${name}=${String(value)}`).join('&'),
    '',
  );
  return (
    <form action={send}>
      <Field label="Vorname">
        <Input name="first" />
      </Field>
      <Field label="Lieblingsfarbe">
        <Colour name="colour" />
      </Field>
      <Button type="submit">Anmelden</Button>
      <output>{sent}</output>
    </form>
  );
}

/** Actions, a link, settings and a submenu, and what was done last. */
function Actions() {
  const [done, setDone] = useState('');
  const items: readonly MenuEntry[] = [
    { value: 'rename', label: 'Umbenennen' },
    { value: 'help', label: 'Hilfe', href: '#hilfe' },
    {
      type: 'submenu',
      key: 'export',
      label: 'Exportieren',
      items: [
        { value: 'pdf', label: 'Als PDF' },
        {
          type: 'checkbox',
          key: 'marks',
          label: 'Mit Noten',
          onCheckedChange: (checked, { reason }) => setDone(`Noten ${checked} ${reason}`),
        },
      ],
    },
  ];
  return (
    <>
      <Menu trigger={<Button variant="outline">Aktionen</Button>} items={items} onSelect={setDone} />
      <output>{done}</output>
    </>
  );
}

/** A dialog that its own button opens; its panel is a form, and what was entered stays while it is closed. */
function Note() {
  return (
    <Dialog title="Notiz" trigger={<Button variant="outline">Notiz öffnen</Button>} keepMounted render={<form />}>
      <Field label="Text">
        <Input name="note" />
      </Field>
    </Dialog>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <KitProvider
    locale="en"
    language="de"
    labels={german}
    currency="EUR"
    timeZone="America/New_York"
    clock={{ now: () => Date.UTC(2026, 10, 20, 18) }}
  >
    <ScopedStyle>
      <ul>
        <li>
          <PriceTag priceFen={19_950} originalFen={129_900} />
        </li>
        <li>
          <MessageTime at="2026-11-18T02:30:00Z" />
        </li>
      </ul>
      <Enrolment />
      <Actions />
      <Note />
    </ScopedStyle>
  </KitProvider>,
);
