import { useOf } from '@storybook/addon-docs/blocks';

/** `packages/ui/src/overlays/Dialog/Dialog.stories.tsx` → `overlays/Dialog/Dialog`. */
const fileOf = (file: unknown) => /packages\/ui\/src\/(.+)\.stories\.tsx$/.exec(String(file))?.[1] ?? '';

/** Where the component of this page stands in the kit, without an ending; empty for pages of something else. */
export function useComponentFile(): string {
  const { preparedMeta } = useOf('meta', ['meta']);
  return fileOf(preparedMeta.parameters['fileName']);
}
