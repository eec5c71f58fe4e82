import { account, talk } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/http/platform.ts';
import { type Bus, noBus } from './bus.ts';
import { ConnectionLimiter } from './connectionLimiter.ts';
import { Hub } from './hub.ts';
import { PostgresBus } from './postgresBus.ts';
import { Presence } from './presence.ts';
import { createSocketMetrics } from './socketMetrics.ts';
import { Sweeper } from './sweeper.ts';
import { TicketAuthentication } from './ticketAuthentication.ts';
import { UpgradeHandler } from './upgradeHandler.ts';

/** Calls that end logins: a sweep follows as soon as they are answered (A1, A3). */
const ENDING: readonly unknown[] = [account.logout, account.reset, talk.logout];

/** Joins sockets to the server: they open where it listens, and end before it stops (S4). */
export async function registerRealtime(app: FastifyInstance, platform: Platform): Promise<void> {
  const presence = new Presence();
  const bus = await createBus(platform);
  const metrics = createSocketMetrics(platform.metrics.registry, () => presence.count);
  const hub = new Hub({ presence, bus, metrics, log: platform.log });
  const { rateLimitFactor, trustProxy } = platform.config;
  const limiter = new ConnectionLimiter(platform.clock, rateLimitFactor);
  const upgrades = new UpgradeHandler({
    presence,
    hub,
    authentication: new TicketAuthentication(platform),
    limiter,
    trustProxy,
  });
  const sweeper = new Sweeper(platform, presence, hub);
  app.decorate('realtime', hub);
  app.decorate('renewPresence', (seenAt: Date) => sweeper.renewPresence(seenAt));
  const endListening = platform.tenancy.onPush((push) => hub.handleCommitted(push));
  app.server.on('upgrade', (request, socket, head) => void upgrades.handle(request, socket, head));
  app.addHook('onListen', async () => {
    bus.start((note) => hub.handleBusMessage(note));
    sweeper.start();
  });
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (ENDING.includes(routeOptions.config.call)) sweeper.sweep();
  });
  app.addHook('preClose', async () => {
    endListening();
    hub.stop();
    await sweeper.stop();
    await upgrades.stop();
    await bus.stop();
  });
}

/** Redis is loaded where it is configured: its 650 modules are a quarter of those of the server (performance.md row 19). */
async function createBus({ config, secrets }: Platform): Promise<Bus> {
  const { pubSub, redisUrl } = config.live;
  if (pubSub === 'redis' && redisUrl) {
    const { RedisBus } = await import('./redisBus.ts');
    return new RedisBus(redisUrl, secrets.hash('bus', 0, 'deployment').slice(0, 16));
  }
  return pubSub === 'postgres' && config.databaseUrl ? new PostgresBus(config.databaseUrl) : noBus;
}
