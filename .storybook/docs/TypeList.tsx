import docs from 'virtual:type-docs';
import { Heading, Source, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { nameOf } from '../argTypes.ts';

/** What the types of a component's props are: values, or kinds with their fields, as declared, each once. */
export function TypeList() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = docs.props[nameOf(preparedMeta.component)] ?? {};
  const names = [...new Set(Object.values(own).flatMap((type) => type.names))];
  if (names.length === 0) return null;
  return (
    <>
      <Heading>Types</Heading>
      {names.map((name) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Source code={docs.types[name] ?? ''} language="typescript" />
        </section>
      ))}
    </>
  );
}
