import type { FastifyInstance } from 'fastify';
import { invitationRoutes } from './invitation.ts';
import { talkRoutes } from './routes.ts';

/** Lecturers log in (§6), the first time by an invitation. */
export async function talkModule(
  app: FastifyInstance,
  ports: { isCommonPassword: (password: string) => boolean },
): Promise<void> {
  talkRoutes(app);
  await invitationRoutes(app, ports.isCommonPassword);
}
