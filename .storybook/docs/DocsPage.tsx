import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { TokenTable } from './TokenTable.tsx';
import { TypeList } from './TypeList.tsx';

/** The docs of a component: its purpose, first story, props, types, tokens and other stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <TypeList />
      <TokenTable />
      <Stories />
    </>
  );
}
