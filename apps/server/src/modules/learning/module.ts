import type { FastifyInstance } from 'fastify';
import { calendarRoutes } from './calendar.ts';
import type { LearningPorts } from './changes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { classDeskRoutes } from './deskRoutes.ts';
import { learningDueWork } from './due.ts';
import { learningRoutes } from './routes.ts';
import { learningSimulator } from './simulator.ts';

/** Classes as students and their lecturers live them: timetable, lessons, changes, calendar. */
export function learningModule(app: FastifyInstance, ports: LearningPorts): void {
  learningRoutes(app);
  calendarRoutes(app);
  controlRoutes(app);
  classDeskRoutes(app, ports);
  learningDueWork(app.dueWork, app.platform.tenancy, ports);
  learningSimulator(app, ports);
}
