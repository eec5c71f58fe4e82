import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import { deskRoutes } from './deskRoutes.ts';
import { studyRoomDueWork } from './due.ts';
import { studyRoomLive } from './live.ts';
import { roomRoutes } from './roomRoutes.ts';
import { studyRoomRoutes } from './routes.ts';
import { studyRoomSimulator } from './simulator.ts';

/** Consultations: the queue, the call, the room and the lecturer's desk. */
export function studyRoomModule(app: FastifyInstance, minutes: MinutesPort): void {
  const { platform, dueWork, realtime } = app;
  studyRoomRoutes(app, minutes);
  deskRoutes(app, minutes);
  roomRoutes(app, minutes);
  studyRoomDueWork(dueWork, platform.tenancy, minutes);
  studyRoomLive(platform, realtime);
  studyRoomSimulator(app);
}
