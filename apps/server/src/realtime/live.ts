import { account, talk } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { type Bus, noBus } from './bus.ts';
import { Door } from './door.ts';
import { createFigures } from './figures.ts';
import { TicketGate } from './gate.ts';
import { Hub } from './hub.ts';
import { Keeper } from './keeper.ts';
import { Knocks } from './knocks.ts';
import { People } from './people.ts';
import { PostgresBus } from './postgresBus.ts';
import { RedisBus } from './redisBus.ts';

/** Calls that end logins: their sockets are looked at as soon as they are answered (A1, A3). */
const ENDING: readonly unknown[] = [account.logout, account.reset, talk.logout];

/** Joins sockets to the server: they come in where it listens, and end before it stops (S4). */
export function registerLive(app: FastifyInstance, platform: Platform): void {
  const people = new People();
  const bus = createBus(platform);
  const figures = createFigures(platform.metrics.registry, () => people.count);
  const hub = new Hub({ people, bus, figures, log: platform.log });
  const { rateLimitFactor, trustProxy } = platform.config;
  const knocks = new Knocks(platform.clock, rateLimitFactor);
  const door = new Door({ people, hub, gate: new TicketGate(platform), knocks, trustProxy });
  const keeper = new Keeper(platform, people, hub);
  app.decorate('realtime', hub);
  app.decorate('renewPresence', (seenAt: Date) => keeper.renew(seenAt));
  const endHearing = platform.tenancy.onPush((push) => hub.pushed(push));
  app.server.on('upgrade', (request, socket, head) => void door.open(request, socket, head));
  app.addHook('onListen', async () => {
    bus.start((note) => hub.heard(note));
    keeper.start();
  });
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (ENDING.includes(routeOptions.config.call)) keeper.wake();
  });
  app.addHook('preClose', async () => {
    endHearing();
    hub.stop();
    await keeper.stop();
    await door.shut();
    await bus.stop();
  });
}

function createBus({ config, secrets }: Platform): Bus {
  const { pubSub, redisUrl } = config.live;
  if (pubSub === 'redis' && redisUrl) return new RedisBus(redisUrl, secrets.hash('bus', 0, 'deployment').slice(0, 16));
  return pubSub === 'postgres' && config.databaseUrl ? new PostgresBus(config.databaseUrl) : noBus;
}
