/** What the address of a checkout says: which class by which offer, alone or in a group, and who recommended it. */
export interface Wish {
  id: number;
  saleId: number;
  mode: 'alone' | 'openTeam' | 'joinTeam';
  /** The group to join. */
  teamId?: number;
  /** Code of who recommended the course. */
  inviteCode?: string;
}

const ID = /^[1-9]\d{0,15}$/;
const idOf = (text: string | null | undefined) => (text && ID.test(text) ? Number(text) : null);

/** Reads a wish from the ids and the query of `/course/buy/:id/:sid`; null where an id is none (§2). */
export function wishOf(id: string, sid: string, search: URLSearchParams): Wish | null {
  const [classId, saleId, teamId] = [idOf(id), idOf(sid), idOf(search.get('team'))];
  if (classId === null || saleId === null) return null;
  const inviteCode = search.get('inviteCode')?.trim();
  return {
    id: classId,
    saleId,
    mode: teamId !== null ? 'joinTeam' : search.get('group') === '1' ? 'openTeam' : 'alone',
    ...(teamId === null ? {} : { teamId }),
    ...(inviteCode ? { inviteCode } : {}),
  };
}

/** Address of the checkout of a class; `mode` and inviter stay what they are unless told. */
export function checkoutPath({ id, saleId, mode, teamId, inviteCode }: Wish): string {
  const query = new URLSearchParams({
    ...(mode === 'joinTeam' && teamId !== undefined ? { team: String(teamId) } : {}),
    ...(mode === 'openTeam' ? { group: '1' } : {}),
    ...(inviteCode ? { inviteCode } : {}),
  }).toString();
  return `/course/buy/${id}/${saleId}${query ? `?${query}` : ''}`;
}
