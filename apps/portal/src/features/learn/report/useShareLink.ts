import { useSiteAddress } from '../../../page/useSiteAddress.ts';
import { reportPath } from '../../../shared/course/learnPaths.ts';
import type { ReportStore } from './ReportStore.ts';

/** Address of the read-only link of a report while there is one; for whom it was shared with, that of the page. */
export function useShareLink({ report, shareLink }: ReportStore, isShared: boolean): string | undefined {
  const { value } = report;
  const address = useSiteAddress(value === undefined ? '' : reportPath({ id: value.courseId, saleId: value.saleId }));
  if (value === undefined) return undefined;
  if (isShared) return window.location.href;
  return shareLink === null ? undefined : `${address}?share=${shareLink.token}`;
}
