import { chat } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildGroupTalk, openTalk, say } from '../testing/chat.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { buildRacers, codesOf, firstOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

/** Rounds after which the senders change: each may send at most thirty messages a minute. */
const SHIFT = 25;
const WRITERS = 6;

describe.skipIf(!POSTGRES)('conversations, between two processes (C4)', () => {
  const field = openField();

  test('concurrent messages are numbered without gaps or duplicates, and none is lost (I14)', async () => {
    const { arena } = field;
    const school = await arena.school();
    for (let done = 0; done < ROUNDS; done += SHIFT) {
      const rounds = Math.min(SHIFT, ROUNDS - done);
      const writers = await buildRacers(school, WRITERS);
      const conversationId = await buildGroupTalk(
        school,
        writers.map(({ id }) => ({ kind: 'student', id })),
      );
      const acknowledged: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const sent = await race(WRITERS, (at) => {
          const message = { conversationId, clientId: `${round}`, kind: 'text', body: `${at}` } as const;
          return patiently(() => arena.remote(firstOf(writers, at), at).answer(chat.send, message));
        });
        expect(codesOf(sent)).toEqual({ 'code 0': WRITERS });
        for (const { data } of sent) if (data) acknowledged[data.seq] = data.id;
      }
      const reader = arena.remote(firstOf(writers, 0), 1);
      const seen: number[] = [];
      for (let afterSeq = 0; afterSeq < rounds * WRITERS; afterSeq += 100) {
        const { items } = await reader.ask(chat.history, { conversationId, afterSeq, pageSize: 100 });
        for (const { seq, id } of items) seen[seq] = id;
      }
      expect(seen).toEqual(acknowledged);
      expect(Object.keys(seen)).toHaveLength(rounds * WRITERS);
    }
    await expectInvariants(school);
  });

  test('one message from two tabs is stored once (I14)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const lecturer = await school.lecturer();
    let writer = firstOf(await buildRacers(school, 1), 0);
    let conversationId = await openTalk(arena.remote(writer, 0), lecturer);
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % SHIFT === SHIFT - 1) {
        writer = firstOf(await buildRacers(school, 1), 0);
        const opened = await race(4, (at) => openTalk(arena.remote(writer, at), lecturer));
        expect(new Set(opened).size).toBe(1);
        conversationId = firstOf(opened, 0);
      }
      const sent = await race(4, (at) => say(arena.remote(writer, at), conversationId, `${at}`, `key${round}`));
      expect(new Set(sent.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    }
    await expectInvariants(school);
  });

  test('a message that arrives while all is marked as read stays unread (I13)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const reader = firstOf(await buildRacers(school, 1), 0);
    for (let done = 0; done < ROUNDS; done += SHIFT) {
      const writer = { ...(await school.lecturer()), host: school.host };
      const conversationId = await openTalk(arena.remote(reader, 0), writer);
      for (let seq = 1; seq <= Math.min(SHIFT, ROUNDS - done); seq += 1) {
        const marks = [0, 1].map((at) => arena.remote(reader, at).ask(chat.read, { conversationId, seq: seq - 1 }));
        await Promise.all([...marks, say(arena.remote(writer, seq), conversationId, `${seq}`)]);
        expect(await arena.remote(reader, seq).ask(chat.unreadCount)).toEqual({ count: 1 });
        expect(await arena.remote(reader, 0).ask(chat.read, { conversationId, seq })).toEqual({ unread: 0 });
      }
    }
    await expectInvariants(school);
  });
});
