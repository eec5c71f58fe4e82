import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Alert, Button, Field, Heading, SectionHeader, Stack, Text, TextArea } from '@shuyuan/ui';
import { useState } from 'react';
import { IMAGES } from '../../../packages/tokens/scripts/brandShape.ts';
import { parseBrand, writeBrand } from '../brandText.ts';
import type { Draft } from '../draft.ts';
import { download } from './download.ts';

const Two = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
  alignItems: 'start',
});

const Code = styled.pre({
  margin: 0,
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.surface.inverse,
  color: token.color.text.inverse,
  fontFamily: 'ui-monospace, SFMono-Regular, Consolas, monospace',
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export interface HandOverProps {
  draft: Draft;
  /** False while the file breaks its schema. */
  canExport: boolean;
  onImport: (draft: Draft) => void;
}

/** The file as it goes to the repository, the pictures that go with it, and the way back. */
export function HandOver({ draft, canExport, onImport }: HandOverProps) {
  const { brand, pictures } = draft;
  const text = writeBrand(brand);
  return (
    <section>
      <SectionHeader title="Hand over" sub="One file, and the pictures that are new." />
      <Two>
        <Stack gap={16}>
          <Heading level={3} size={16}>
            packages/tokens/brands/{brand.id}.brand.json
          </Heading>
          <Code aria-label="Brand file">{text}</Code>
          <Stack direction="row" gap={12} wrap>
            <Button disabled={!canExport} onClick={() => download(`${brand.id}.brand.json`, text)}>
              Export brand JSON
            </Button>
            {IMAGES.flatMap((name) => {
              const picture = pictures[name];
              const file = brand.images[name];
              if (!picture) return [];
              return [
                <Button
                  variant="outline"
                  onClick={() => download(file.split('/').at(-1) ?? file, picture.url)}
                  key={name}
                >
                  {file}
                </Button>,
              ];
            })}
          </Stack>
        </Stack>
        <Import onImport={onImport} />
      </Two>
    </section>
  );
}

function Import({ onImport }: { onImport: HandOverProps['onImport'] }) {
  const [text, setText] = useState('');
  const [flaws, setFlaws] = useState<readonly string[]>([]);
  function take(given: string) {
    const parsed = parseBrand(given);
    setFlaws('flaws' in parsed ? parsed.flaws : []);
    if (!('brand' in parsed)) return;
    setText('');
    onImport({ brand: parsed.brand, pictures: {} });
  }
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        Import
      </Heading>
      <Field label="Paste a brand file" help="Read as data only, by the rules of the schema; all of it or nothing.">
        <TextArea rows={10} value={text} onChange={setText} />
      </Field>
      {flaws.length > 0 && (
        <Alert tone="danger" title="This is not a brand file">
          <ul>
            {flaws.map((flaw) => (
              <li key={flaw}>{flaw}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Stack direction="row" gap={12} align="center">
        <Button variant="outline" onClick={() => take(text)}>
          Import what is pasted
        </Button>
        <label>
          <Text size={13} tone="secondary">
            or choose a file{' '}
          </Text>
          <input
            type="file"
            accept=".json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void (file.size > 65_536 ? take('x'.repeat(65_536)) : file.text().then(take));
            }}
          />
        </label>
      </Stack>
    </Stack>
  );
}
