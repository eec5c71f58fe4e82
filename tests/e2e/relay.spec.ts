import type { Page } from '@playwright/test';
import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { beginConsultation, enterByCheck, expectSightAndSound, LECTURER, withMedia } from './support/live.ts';
import { type Server, startServer } from './support/server.ts';
import { DEMO, logIn } from './support/session.ts';
import { test as base, expect } from './support/test.ts';

const SCHOOL = 'shengya';
const { E2E_TURN_URL = '', E2E_TURN_SECRET = '' } = process.env;

const test = base.extend<object, { server: Server }>({
  server: [
    async ({ newDataDir }, use) => {
      const env = { TURN_URLS: E2E_TURN_URL, TURN_SECRET: E2E_TURN_SECRET, TURN_ONLY: '1' };
      const server = await startServer(newDataDir(), { env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LONG_TEST_MS },
  ],
});

test.skip(E2E_TURN_URL === '', 'no coturn is to be had here');
test.use(await withMedia());

/** Records the peer connections of a page for `wayOf`; call before the page is opened. */
async function recordConnections(page: Page) {
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(config?: RTCConfiguration) {
        super(config);
        connections.push(this);
      }
    };
    Object.assign(window, { testConnections: connections });
  });
}

/** The candidate types of the two addresses that carry the media. */
function wayOf(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const connections: RTCPeerConnection[] = Reflect.get(window, 'testConnections');
    const reports = await Promise.all(connections.map((connection) => connection.getStats()));
    return reports.flatMap((report) =>
      [...report.values()]
        .filter(({ type }) => type === 'transport')
        .map(({ selectedCandidatePairId }) => report.get(selectedCandidatePairId))
        .flatMap((pair) =>
          [pair?.localCandidateId, pair?.remoteCandidateId].map((id) => report.get(id)?.candidateType),
        ),
    );
  });
}

test('with relay only, video and audio go through the relay, with credentials that expire (J7.3)', async ({
  page,
  another,
  server,
}) => {
  const { path } = await beginConsultation(server, SCHOOL);
  const { page: teacher } = await another();
  const sides = [
    { side: page, login: '/login', who: DEMO },
    { side: teacher, login: '/talk/login', who: LECTURER },
  ];
  await Promise.all(
    sides.map(async ({ side, login, who }) => {
      await recordConnections(side);
      await side.goto(server.url(SCHOOL, login));
      await logIn(side, 'cn', who);
      await side.waitForURL(/\/(?:index|chat)/);
      await side.goto(server.url(SCHOOL, path));
      await enterByCheck(side);
    }),
  );
  await expectSightAndSound(page, teacher);
  for (const { side } of sides) expect(await wayOf(side)).toEqual(['relay', 'relay']);
});
