import docs from 'virtual:component-docs';
import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentDoc } from '../plugins/componentDocs.ts';

/** `packages/ui/src/overlays/Dialog/Dialog.stories.tsx` → `overlays/Dialog/Dialog`. */
const fileOf = (file: unknown) => /packages\/ui\/src\/(.+)\.stories\.tsx$/.exec(String(file))?.[1] ?? '';

/** What the sources and plays say of the component whose page this is; undefined for pages of something else. */
export function useComponentDoc(): ComponentDoc | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return docs[fileOf(preparedMeta.parameters['fileName'])];
}
