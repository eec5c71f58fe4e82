import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { TokenTable } from './TokenTable.tsx';

/** The docs of a component: what it is for, its first story, its props, its tokens, its other stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <TokenTable />
      <Stories />
    </>
  );
}
