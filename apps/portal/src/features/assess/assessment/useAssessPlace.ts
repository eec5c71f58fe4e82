import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { idOf } from '../../../page/idOf.ts';
import type { AssessPlace } from '../../../shared/course/assessPaths.ts';

/** The address of an assessment page: link, offer and record stand in the path or in the query (§2). */
export interface AssessAddress {
  /** Undefined where the address names no link. */
  place: AssessPlace | undefined;
  recordId: number | undefined;
}

/** The present address as an assessment page reads it. */
export function useAssessPlace(): AssessAddress {
  const { id, bid, cid } = useParams();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isSubjective = pathname.startsWith('/subjective/');
  const linkId = idOf(bid ?? search.get('bid') ?? undefined);
  const saleId = idOf(id ?? search.get('id') ?? undefined) ?? undefined;
  const recordId = idOf(cid ?? search.get('cid') ?? undefined) ?? undefined;
  return useMemo(
    () => ({ place: linkId === null ? undefined : { linkId, saleId, isSubjective }, recordId }),
    [linkId, saleId, recordId, isSubjective],
  );
}
