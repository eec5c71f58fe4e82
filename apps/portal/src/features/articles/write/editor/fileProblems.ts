import type { TFunction } from 'i18next';
import type { WriteStore } from './WriteStore.ts';

/** What keeps an article from being handed in because of its files, in words: those that are missing by name, and that some are under way. */
export function fileProblems(
  { missing, isUploading }: Pick<WriteStore, 'missing' | 'isUploading'>,
  t: TFunction<'writing'>,
) {
  const told = missing.map(([where, names]) =>
    t(`unstored.${where}`, {
      count: names.length,
      names: names.map((name) => name || t('unstored.unnamed')).join(t('unstored.between')),
    }),
  );
  return isUploading ? [...told, t('stillUploading')] : told;
}
