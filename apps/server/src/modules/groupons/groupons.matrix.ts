import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildGroupOrder, buildGroupon } from '../../testing/groups.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { groupsPort } from './port.ts';

const { groupons } = contract;

async function openTeam(school: School, owner: StudentCaller) {
  const { saleId: offerId } = await buildCourse(school);
  const id = await buildGroupon(school, offerId);
  const order = await buildGroupOrder(school, owner, { offerId });
  const request = { kind: 'course', goodsId: offerId, mode: 'openTeam' } as const;
  const teamId = await school.withTenant(async (tx) => {
    const seat = await groupsPort.reserve({ ...order, tx }, offerId, request);
    if (!seat) throw new Error('There is no activity.');
    await seat.hold(order);
    await groupsPort.pay(tx, { ...order, teamId: seat.teamId });
    return seat.teamId;
  });
  return { id, teamId };
}

/** Access matrix of the calls of group buying (Z1). */
export const grouponRows: readonly MatrixRow[] = [
  matrixRow({ call: groupons.detail, input: async (school, owner) => ({ id: (await openTeam(school, owner)).id }) }),
  matrixRow({ call: groupons.teams, input: async (school, owner) => ({ id: (await openTeam(school, owner)).id }) }),
  matrixRow({ call: groupons.team, input: async (school, owner) => ({ id: (await openTeam(school, owner)).teamId }) }),
];
