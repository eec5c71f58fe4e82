import { useHref } from 'react-router-dom';
import { useRoot } from './context.tsx';

/** The whole address of a page of the school's site, e.g. for a QR code. */
export function useSiteAddress(path: string): string {
  const { place } = useRoot();
  return place.origin + useHref(path);
}
