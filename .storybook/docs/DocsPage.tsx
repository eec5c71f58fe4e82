import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Anatomy } from './Anatomy.tsx';
import { Announced } from './Announced.tsx';
import { DoDont } from './DoDont.tsx';
import { KeyTable } from './KeyTable.tsx';
import { TokenTable } from './TokenTable.tsx';
import { TypeList } from './TypeList.tsx';

/** The docs of a component: its purpose, how it looks right and wrong, how it is written, first story, props, types, keys, what is announced, tokens and other stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <DoDont />
      <Primary />
      <Anatomy />
      <Controls />
      <TypeList />
      <KeyTable />
      <Announced />
      <TokenTable />
      <Stories />
    </>
  );
}
