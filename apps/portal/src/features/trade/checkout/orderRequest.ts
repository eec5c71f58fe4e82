import { idOf } from '../../../page/idOf.ts';

/** What the address of a checkout says: which class by which offer, alone or in a group. */
export interface OrderRequest {
  id: number;
  saleId: number;
  mode: 'alone' | 'openTeam' | 'joinTeam';
  /** The group to join. */
  teamId?: number;
}

/** Reads what is to be ordered from the ids and the query of `/course/buy/:id/:sid`; null where an id is none (§2). */
export function orderRequestOf(id: string, sid: string, search: URLSearchParams): OrderRequest | null {
  const [classId, saleId, teamId] = [idOf(id), idOf(sid), idOf(search.get('team') ?? undefined)];
  if (classId === null || saleId === null) return null;
  if (teamId !== null) return { id: classId, saleId, mode: 'joinTeam', teamId };
  return { id: classId, saleId, mode: search.get('group') === '1' ? 'openTeam' : 'alone' };
}
