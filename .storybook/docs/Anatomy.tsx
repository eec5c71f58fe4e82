import docs from 'virtual:type-docs';
import { Heading, Source } from '@storybook/addon-docs/blocks';
import { importOf } from '../plugins/manifest.ts';
import { useComponentDoc } from './componentDoc.ts';

/** `slotProps` with each part that it takes. */
function partsText(name: string, parts: readonly string[]): string {
  return [`<${name}`, '  slotProps={{', ...parts.map((part) => `    ${part}: {},`), '  }}', '/>'].join('\n');
}

/** How a component is written: the line that imports it, its first story as an element, and the names of its parts. */
export function Anatomy() {
  const doc = useComponentDoc();
  if (!doc) return null;
  const parts = docs.parts[doc.name] ?? [];
  return (
    <>
      <Heading>Use</Heading>
      <Source code={`${importOf(doc)}\n\n${doc.example}`} language="tsx" />
      {parts.length > 0 && (
        <>
          <Heading>Parts</Heading>
          <Source code={partsText(doc.name, parts)} language="tsx" />
        </>
      )}
    </>
  );
}
