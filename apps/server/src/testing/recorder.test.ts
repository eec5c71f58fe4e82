import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { SIMULATED_HEADER } from '../platform/ops/simulator.ts';
import { type Recorder, recordAnswers } from './recorder.ts';
import { openWorld } from './world.ts';

const world = openWorld();

/** The real app with a route that violates E1 or E2 on purpose, and its own recorder. */
async function broken(status: number, body: object, isSimulated = false) {
  const app = await buildApp(world.platform);
  app.get('/broken', async (_request, reply) => {
    if (isSimulated) reply.header(SIMULATED_HEADER, '1');
    return reply.code(status).send(JSON.stringify(body));
  });
  const recorder: Recorder = recordAnswers(app);
  return { recorder, ask: (token = '') => app.inject({ url: '/broken', query: { token } }) };
}

test('fails a test in which a 400 or 403 was sent, to any caller (E4)', async () => {
  for (const status of [400, 403]) {
    const { recorder, ask } = await broken(status, {});
    await ask();
    await expect(recorder.check()).rejects.toThrow(/E4/);
    await recorder.check();
  }
});

test('fails a test in which -1 or 401 was sent for an active login, and only for that (E4)', async () => {
  const school = await world.school();
  const [student, frozen] = [await school.student(), await school.student({ status: 'frozen' })];
  for (const [status, body] of [
    [401, {}],
    [200, { resultCode: -1, resultMessage: '', resultData: null }],
  ] as const) {
    const { recorder, ask } = await broken(status, body);
    await ask('unknown');
    await ask(frozen.token);
    await recorder.check();
    await ask(student.token);
    await expect(recorder.check()).rejects.toThrow(/E4/);
  }
});

test('accepts responses requested through the demo control (E4)', async () => {
  const { recorder, ask } = await broken(403, {}, true);
  await ask();
  await recorder.check();
});
