import { contract, type Desk } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import type { Context } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { callNext, withdraw } from './calls.ts';
import { endByLecturer } from './consultation.ts';
import { readDesk, setRoom } from './desk.ts';
import type { Scene } from './rows.ts';

type DeskCall = (typeof contract.desk)[keyof typeof contract.desk];
type Visit = Pick<Context<DeskCall>, 'tx' | 'locale' | 'now' | 'company' | 'lecturer'>;

/** The lecturer's desk; every call answers with the desk as it is after it. */
export function deskRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.desk;
  const read = ({ tx, locale, now, company, lecturer }: Visit): Promise<Desk> =>
    readDesk(tx, { lecturerId: lecturer.id, locale, now, liveHosts: company.live_hosts });
  const doing = async (visit: Visit, work: (scene: Scene) => Promise<void>): Promise<Desk> => {
    await work({ tx: visit.tx, companyId: visit.company.id, now: visit.now, minutes });
    return read(visit);
  };
  route(app, calls.read, read);
  route(app, calls.callNext, (visit) => {
    const next = { ticketId: visit.input.id, liveHosts: visit.company.live_hosts };
    return doing(visit, (scene) => callNext(scene, visit.lecturer.id, next));
  });
  route(app, calls.withdraw, (visit) =>
    doing(visit, (scene) => withdraw(scene, visit.lecturer.id, visit.input.tempLogId)),
  );
  route(app, calls.end, (visit) =>
    doing(visit, (scene) => endByLecturer(scene, visit.lecturer.id, visit.input.tempLogId)),
  );
  route(app, calls.setRoom, (visit) => doing(visit, (scene) => setRoom(scene, visit.lecturer.id, visit.input)));
}
