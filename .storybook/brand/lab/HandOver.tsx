import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Alert, Button, Field, Heading, SectionHeader, Stack, Text, TextArea } from '@shuyuan/ui';
import { useState } from 'react';
import { ALL_IMAGES } from '../../../packages/tokens/scripts/brandShape.ts';
import { parseBrand, writeBrand } from '../brandText.ts';
import type { Draft } from '../draft.ts';
import { download } from './download.ts';
import { SchoolLink } from './SchoolLink.tsx';

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

/** Larger files are not read: no brand file is that large. */
const MOST_BYTES = 65_536;

export interface HandOverProps {
  draft: Draft;
  onImport: (draft: Draft) => void;
}

/** The file for the repository, its new pictures, and the import. */
export function HandOver({ draft, onImport }: HandOverProps) {
  const { brand } = draft;
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
          <NewPictures draft={draft} />
        </Stack>
        <Stack gap={32}>
          <SchoolLink brand={brand.id} />
          <Import onImport={onImport} />
        </Stack>
      </Two>
    </section>
  );
}

/** The dropped pictures, under their names in the file. */
function NewPictures({ draft: { brand, pictures } }: { draft: Draft }) {
  const dropped = ALL_IMAGES.flatMap((name) => {
    const [picture, file] = [pictures[name], brand.images[name]];
    return picture && file !== undefined ? [{ file, url: picture.url }] : [];
  });
  if (dropped.length === 0) {
    return (
      <Text size={13} tone="secondary">
        No new pictures: those of the file are in the folder, or must be dropped first.
      </Text>
    );
  }
  return (
    <Stack direction="row" gap={12} wrap>
      {dropped.map(({ file, url }) => (
        <Button variant="outline" size="sm" onClick={() => download(file.split('/').at(-1) ?? file, url)} key={file}>
          Save {file}
        </Button>
      ))}
    </Stack>
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
      <Heading level={3} size={16} id="import">
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
      <Stack gap={12} align="start">
        <Button variant="outline" onClick={() => take(text)}>
          Import what is pasted
        </Button>
        <Text size={13} tone="secondary" as="label">
          or a file:{' '}
          <input
            type="file"
            accept=".json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (!file) return;
              if (file.size > MOST_BYTES) setFlaws(['It is larger than 8 KB; a brand file is about 1 KB.']);
              else void file.text().then(take);
            }}
          />
        </Text>
      </Stack>
    </Stack>
  );
}
