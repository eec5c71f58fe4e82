import { Field, Input, Segmented, Stack, Switch } from '@shuyuan/ui';
import { useState } from 'react';
import type { BrandFile } from '../../../packages/tokens/scripts/brandShape.ts';
import { type Draft, withBrand, withId } from '../draft.ts';
import type { Edit } from './edit.ts';

const PRICES: readonly { value: BrandFile['policy']['price']; label: string }[] = [
  { value: 'primary', label: 'Primary' },
  { value: 'danger', label: 'Red' },
  { value: 'accent', label: 'Accent' },
];

const CORNERS: readonly { value: BrandFile['policy']['radius']; label: string }[] = [
  { value: 'sharp', label: 'Sharp' },
  { value: 'soft', label: 'Soft' },
  { value: 'round', label: 'Round' },
];

/** The flaws at one place of the file. */
const about = (flaws: readonly string[], place: string) =>
  flaws.find((flaw) => flaw.startsWith(place))?.slice(place.length + 1);

export interface FactFieldsProps {
  draft: Draft;
  edit: Edit;
  /** Flaws of the file, each beginning with its place. */
  flaws: readonly string[];
}

/** Names, hosts, chat and the two policies. */
export function FactFields({ draft, edit, flaws }: FactFieldsProps) {
  const { id, name, tenants, im, policy } = draft.brand;
  const set = (field: string, change: Partial<BrandFile>) => edit(field, (now) => withBrand(now, change));
  return (
    <Stack gap={16}>
      <Field label="Id: name of the file and the folder" error={about(flaws, 'id')}>
        <Input value={id} onChange={(text) => edit('id', (now) => withId(now, text))} />
      </Field>
      <Stack direction="row" gap={12}>
        <Field label="Name, Chinese" error={about(flaws, 'name.cn')}>
          <Input value={name.cn} onChange={(cn) => set('name.cn', { name: { ...name, cn } })} />
        </Field>
        <Field label="Name, English" error={about(flaws, 'name.en')}>
          <Input value={name.en} onChange={(en) => set('name.en', { name: { ...name, en } })} />
        </Field>
      </Stack>
      <Field
        label="Tenants"
        help="First labels of the host names of the school, with commas between."
        error={about(flaws, 'tenants')}
      >
        <Tenants tenants={tenants} onChange={(next) => set('tenants', { tenants: next })} />
      </Field>
      <Field label="Chat platform (im_platform_id)" error={about(flaws, 'im.platformId')}>
        <Input
          inputMode="numeric"
          value={String(im.platformId)}
          onChange={(text) => set('im.platformId', { im: { ...im, platformId: Number(text.replace(/\D/g, '')) } })}
        />
      </Field>
      <Switch checked={im.show} onChange={(show) => set('im.show', { im: { ...im, show } })}>
        The school has chat (showIm)
      </Switch>
      <Choice
        label="Prices"
        items={PRICES}
        value={policy.price}
        onPick={(price) => set('price', { policy: { ...policy, price } })}
      />
      <Choice
        label="Corners"
        items={CORNERS}
        value={policy.radius}
        onPick={(radius) => set('radius', { policy: { ...policy, radius } })}
      />
    </Stack>
  );
}

const tenantsOf = (text: string) => text.split(/[\s,，]+/).filter((part) => part !== '');

interface TenantsProps {
  tenants: readonly string[];
  onChange: (tenants: readonly string[]) => void;
}

/** Keeps a comma that was just typed while the parsed list is unchanged. */
function Tenants({ tenants, onChange }: TenantsProps) {
  const [text, setText] = useState(tenants.join(', '));
  const isSame = tenantsOf(text).join() === tenants.join();
  return (
    <Input
      value={isSame ? text : tenants.join(', ')}
      onChange={(next) => {
        setText(next);
        onChange(tenantsOf(next));
      }}
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onPick: (value: Value) => void;
}

function Choice<Value extends string>({ label, items, value, onPick }: ChoiceProps<Value>) {
  const pick = (text: string) => {
    const item = items.find((known) => known.value === text);
    if (item) onPick(item.value);
  };
  return (
    <Field label={label}>
      <Segmented label={label} items={items} value={value} onChange={pick} />
    </Field>
  );
}
