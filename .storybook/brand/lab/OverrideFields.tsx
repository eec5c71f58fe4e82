import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, Field, Heading, Select, Stack, Text } from '@shuyuan/ui';
import { useState } from 'react';
import { type Draft, withBrand } from '../draft.ts';
import { colourAt, OVERRIDABLE } from '../overridable.ts';
import { ColourField } from './ColourField.tsx';
import type { Edit } from './edit.ts';

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token.space[8],
  alignItems: 'end',
});

interface PartProps {
  draft: Draft;
  edit: Edit;
}

const set = (draft: Draft, path: string, value: string | undefined) => {
  const { [path]: _, ...others } = draft.brand.override;
  return withBrand(draft, { override: value === undefined ? others : { ...others, [path]: value } });
};

function Override({ path, draft, edit }: PartProps & { path: string }) {
  return (
    <Row>
      <ColourField
        label={path}
        value={colourAt(draft.brand, path)}
        onPaste={(hex) => edit(`override.${path}`, (now) => set(now, path, hex))}
      />
      <Button
        variant="ghost"
        tone="neutral"
        aria-label={`Give up the override of ${path}`}
        onClick={() => edit(`override.${path}.no`, (now) => set(now, path, undefined))}
      >
        Give up
      </Button>
    </Row>
  );
}

/** Single colours that the seeds cannot say; the pairs are measured with them. */
export function OverrideFields({ draft, edit }: PartProps) {
  const [path, setPath] = useState<string | null>(null);
  const paths = Object.keys(draft.brand.override);
  const options = OVERRIDABLE.filter((known) => !paths.includes(known)).map((value) => ({ value, label: value }));
  const add = () => {
    if (path === null) return;
    edit(`override.${path}.add`, (now) => set(now, path, colourAt(now.brand, path)));
    setPath(null);
  };
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        Overrides
      </Heading>
      {paths.length === 0 && (
        <Text size={13} tone="tertiary" as="p">
          None: every colour comes from the seeds and the policies.
        </Text>
      )}
      {paths.map((known) => (
        <Override path={known} draft={draft} edit={edit} key={known} />
      ))}
      <Row>
        <Field label="One colour more">
          <Select items={options} value={path} onChange={setPath} placeholder="Choose a name" />
        </Field>
        <Button variant="outline" disabled={path === null} onClick={add}>
          Override
        </Button>
      </Row>
    </Stack>
  );
}
