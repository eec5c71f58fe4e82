import { randomBytes, randomUUID } from 'node:crypto';
import { chat } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import type { ConversationMemberTable, ConversationTable } from '../modules/chat/tables.ts';
import type { MemberKind } from '../platform/data/tables.ts';
import type { UploadTable } from '../platform/files/tables.ts';
import type { Caller } from './caller.ts';
import type { School, StudentCaller } from './school.ts';
import { TEST_NOW, type World } from './world.ts';

interface Somebody {
  kind: MemberKind;
  id: number;
}

/** Opens the conversation of a student with a lecturer, as the student; resolves to its id. */
export async function openTalk(student: Caller, lecturer: { id: number }): Promise<number> {
  return (await student.ask(chat.open, { toType: 'lecturer', toIds: [lecturer.id] })).id;
}

/** Sends a text message; `clientId` is new by default. */
export function say(who: Caller, conversationId: number, body: string, clientId: string = randomUUID()) {
  return who.ask(chat.send, { conversationId, clientId, kind: 'text', body });
}

/** Makes the conversation of a class. */
export function buildGroupTalk(
  school: School,
  members: readonly Somebody[],
  overrides: Partial<Insertable<ConversationTable>> = {},
  memberOverrides: Partial<Insertable<ConversationMemberTable>> = {},
): Promise<number> {
  return school.withTenant(async (tx) => {
    const { id } = await tx
      .insertInto('conversation')
      .values({
        company_id: school.id,
        kind: 'group',
        student_id: null,
        lecturer_id: null,
        title: '圆锥曲线专题 · 周一晚班',
        title_en: 'Conic sections · Monday evening',
        portrait: null,
        last_at: TEST_NOW,
        ...overrides,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('conversation_member')
      .values(
        members.map((member) => ({
          company_id: school.id,
          conversation_id: id,
          member_kind: member.kind,
          member_id: member.id,
          ...memberOverrides,
        })),
      )
      .execute();
    return id;
  });
}

/** Inserts an upload row without a file, a student's picture by default; resolves to its id. */
export async function buildUpload(
  school: School,
  owner: Pick<StudentCaller, 'id'>,
  overrides: Partial<Insertable<UploadTable>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    owner_kind: 'student' as const,
    owner_id: owner.id,
    kind: 'image' as const,
    name: '板书.png',
    path: `u/${randomBytes(16).toString('hex')}.png`,
    media_type: 'image/png',
    bytes: 1_024,
    width: 40,
    height: 30,
    created_at: TEST_NOW,
    ...overrides,
  };
  const { id } = await school.withTenant((tx) =>
    tx.insertInto('upload').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** The frames pushed to a person so far, oldest first. */
export async function pushesTo({ platform }: World, { kind, id }: Somebody): Promise<Record<string, unknown>[]> {
  const rows = await platform.store.owner
    .selectFrom('push_event')
    .select('frame')
    .where('member_kind', '=', kind)
    .where('member_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ frame }) => JSON.parse(frame) as Record<string, unknown>);
}
