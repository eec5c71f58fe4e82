import { randomUUID } from 'node:crypto';
import { contract } from '@shuyuan/contract';
import { openTalk, say } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { chat } = contract;

async function ownTalk(school: School, owner: StudentCaller) {
  return { conversationId: await openTalk(owner, await school.lecturer()) };
}

/** Access matrix of the calls of chat (Z1). */
export const chatRows: readonly MatrixRow[] = [
  matrixRow({ call: chat.unreadCount, input: () => ({}) }),
  matrixRow({ call: chat.lastUnread, input: () => ({}) }),
  matrixRow({
    call: chat.list,
    input: async (school, owner) => {
      await ownTalk(school, owner);
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({
    call: chat.open,
    input: async (school) => ({ toType: 'lecturer' as const, toIds: [(await school.lecturer()).id] }),
  }),
  matrixRow({
    call: chat.history,
    input: async (school, owner) => {
      const talk = await ownTalk(school, owner);
      await say(owner, talk.conversationId, '老师好');
      return talk;
    },
  }),
  matrixRow({
    call: chat.search,
    input: async (school, owner) => {
      const { conversationId } = await ownTalk(school, owner);
      await say(owner, conversationId, '焦点弦怎么算');
      return { keyword: '焦点弦' };
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({
    call: chat.send,
    input: async (school, owner) => ({
      ...(await ownTalk(school, owner)),
      clientId: randomUUID(),
      kind: 'text' as const,
      body: '老师好',
    }),
  }),
  matrixRow({ call: chat.read, input: async (school, owner) => ({ ...(await ownTalk(school, owner)), seq: 1 }) }),
  matrixRow({
    call: chat.recall,
    input: async (school, owner) => {
      const { conversationId } = await ownTalk(school, owner);
      return { id: (await say(owner, conversationId, '老师好')).id };
    },
  }),
  matrixRow({
    call: chat.set,
    input: async (school, owner) => ({ ...(await ownTalk(school, owner)), isPinned: true }),
  }),
  matrixRow({ call: chat.info, input: ownTalk }),
];
