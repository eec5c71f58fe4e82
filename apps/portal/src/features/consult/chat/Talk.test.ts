import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildChatServer, buildConversation, buildMessage } from '../../../testing/chat.ts';
import { Conversations } from './Conversations.ts';
import { Talk } from './Talk.ts';

const COUNT = 12;
const final = Array.from({ length: COUNT }, (_, at) =>
  buildMessage(at + 1, at % 4 === 0 ? { isRecalled: true, body: '' } : {}),
);
const before = final.map((message) => ({ ...message, isRecalled: false, body: `第${message.seq}条` }));

/** Answers of the server as they may arrive: parts of the past and the present, in any order, any number of times. */
const answers = fc.array(fc.subarray([...before, ...final], { minLength: 1 }), { maxLength: 12 });

describe('messages of a conversation (W7)', () => {
  it('end in the same state after any permutation and repetition of answers', () => {
    fc.assert(
      fc.property(answers, fc.shuffledSubarray(final, { minLength: COUNT }), (parts, all) => {
        const talk = new Talk(buildChatServer().api, 1);
        for (const part of parts) talk.merge(part);
        talk.merge(all);
        for (const part of parts) talk.merge(part);
        expect(talk.messages).toEqual(final);
        expect(talk.known).toBe(COUNT);
      }),
    );
  });

  it('never know beyond a gap', () => {
    const talk = new Talk(buildChatServer().api, 1);
    talk.merge([buildMessage(3), buildMessage(4), buildMessage(7)]);
    expect(talk.known).toBe(4);
  });

  it('are read once more for a change that came while they were read', async () => {
    const server = buildChatServer(1);
    const talk = new Talk(server.api, 1);
    const first = talk.catchUp();
    server.write();
    await Promise.all([first, talk.catchUp(), talk.catchUp()]);
    expect(talk.known).toBe(2);
    expect(server.asked).toHaveLength(2);
  });

  it('say that they did not come, and come on another try', async () => {
    const server = buildChatServer(1);
    server.isReachable = false;
    const talk = new Talk(server.api, 1);
    await talk.catchUp();
    expect(talk.error?.kind).toBe('unreachable');
    server.isReachable = true;
    await talk.catchUp();
    expect(talk.error).toBeNull();
    expect(talk.isLoaded).toBe(true);
  });
});

describe('marks of a conversation (I13)', () => {
  const states = Array.from({ length: 8 }, (_, seq) =>
    buildConversation({
      lastSeq: seq,
      readSeq: Math.floor(seq / 2),
      unread: seq - Math.floor(seq / 2),
      peerReadSeq: seq,
    }),
  );

  it('only go forward, whatever order lists come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(states, { minLength: states.length }), (order) => {
        const list = new Conversations(buildChatServer().api);
        for (const state of order) list.merge(state);
        for (const state of order) list.merge(state);
        expect(list.find(1)).toEqual(states.at(-1));
      }),
    );
  });
});
