import type { UploadTransport } from '@shuyuan/ui';
import { useMemo } from 'react';
import { toTransport } from '../api/uploadTransport.ts';
import { useRoot } from './context.tsx';

/** The transport of the kit's upload widgets, over the portal's own requests. */
export function useUploads(): UploadTransport {
  const { services } = useRoot();
  return useMemo(() => toTransport(services), [services]);
}
