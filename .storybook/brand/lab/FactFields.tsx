import { Field, Heading, Input, Stack, Switch } from '@shuyuan/ui';
import { useState } from 'react';
import type { BrandFile } from '../../../packages/tokens/scripts/brandShape.ts';
import { type Draft, withBrand, withId } from '../draft.ts';
import type { Edit } from './edit.ts';

/** The flaws at one place of the file. */
const about = (flaws: readonly string[], place: string) =>
  flaws.find((flaw) => flaw.startsWith(place))?.slice(place.length + 1);

export interface FactFieldsProps {
  draft: Draft;
  edit: Edit;
  /** Flaws of the file, each beginning with its place. */
  flaws: readonly string[];
}

/** Names, hosts and chat. */
export function FactFields({ draft, edit, flaws }: FactFieldsProps) {
  const { id, name, tenants, im } = draft.brand;
  const set = (field: string, change: Partial<BrandFile>) => edit(field, (now) => withBrand(now, change));
  return (
    <Stack gap={16}>
      <Heading level={2} size={16}>
        School
      </Heading>
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
