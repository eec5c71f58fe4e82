import { useKit } from '@shuyuan/ui';
import { localise } from '../../packages/ui/src/fixtures/localise.tsx';

/** Turns fixtures into the language of the toolbar. */
export function useSay() {
  const { locale } = useKit();
  return <T>(value: T) => localise(value, locale);
}
