import { sql } from 'kysely';
import { isInTalk } from '../../domain/classTalks.ts';
import { isOnlineSql } from '../../domain/logins/presence.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, widePageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Me } from './access.ts';

/**
 * Number of unread messages of others, in the conversation `c` with the own row `m` (I13). What was recalled
 * is not waiting to be read any more.
 */
const unreadOf = (me: Me) => sql<number>`case when c.last_seq = m.read_seq then 0 else (
  select count(*)::int from chat_message u
  where u.company_id = c.company_id and u.conversation_id = c.id and u.seq > m.read_seq
    and u.recalled_at is null and not (u.from_kind = ${me.kind} and u.from_id = ${me.id})) end`;

/** The own rows `m` of a person, each with its conversation `c`, found by its key: rows of others are never read. */
export function ownRows(tx: Tx, me: Me) {
  return tx
    .selectFrom('conversation_member as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation')
          .selectAll()
          .whereRef('conversation.company_id', '=', 'm.company_id')
          .whereRef('conversation.id', '=', 'm.conversation_id')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .where('m.member_kind', '=', me.kind)
    .where('m.member_id', '=', me.id)
    .where(isInTalk(me.now));
}

function selectOwn(tx: Tx, me: Me) {
  return ownRows(tx, me).select(['c.company_id', 'c.id']);
}

/** Conversations with the other person and the newest message, in the order of the list. */
function withDetails(tx: Tx, me: Me, own: ReturnType<typeof selectOwn>) {
  const peerKind = me.kind === 'student' ? 'lecturer' : 'student';
  return tx
    .selectFrom(own.as('own'))
    .innerJoin('conversation as c', joinTenant('c.id', 'own.id'))
    .innerJoin('conversation_member as m', (join) =>
      ofSameSchool(join, 'm', 'c')
        .onRef('m.conversation_id', '=', 'c.id')
        .on('m.member_kind', '=', me.kind)
        .on('m.member_id', '=', me.id),
    )
    .leftJoin('student as s', joinTenant('s.id', 'c.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'c.lecturer_id'))
    .leftJoin('conversation_member as p', (join) =>
      ofSameSchool(join, 'p', 'c')
        .onRef('p.conversation_id', '=', 'c.id')
        .on('c.kind', '=', 'single')
        .on('p.member_kind', '=', peerKind),
    )
    .leftJoin('chat_message as t', (join) =>
      ofSameSchool(join, 't', 'c').onRef('t.conversation_id', '=', 'c.id').onRef('t.seq', '=', 'c.last_seq'),
    )
    .leftJoin('student as ts', (join) =>
      ofSameSchool(join, 'ts', 't').onRef('ts.id', '=', 't.from_id').on('t.from_kind', '=', 'student'),
    )
    .leftJoin('lecturer as tl', (join) =>
      ofSameSchool(join, 'tl', 't').onRef('tl.id', '=', 't.from_id').on('t.from_kind', '=', 'lecturer'),
    )
    .select(['c.id', 'c.kind', 'c.last_seq', 'c.portrait', 'm.read_seq', 'm.is_pinned', 'm.is_muted'])
    .select([
      inLanguage<string | null>(me.locale, 'c.title').as('title'),
      's.nickname',
      's.portrait as student_portrait',
    ])
    .select([inLanguage<string | null>(me.locale, 'l.name').as('lecturer_name'), 'l.portrait as lecturer_portrait'])
    .select(['p.member_id as peer_id', 'p.member_kind as peer_kind', 'p.read_seq as peer_read_seq'])
    .select([
      't.kind as last_kind',
      't.body as last_body',
      't.sent_at as last_sent_at',
      't.recalled_at as last_recalled',
    ])
    .select(['t.from_kind as last_from_kind', 't.from_id as last_from_id', 'ts.nickname as last_student'])
    .select(inLanguage<string | null>(me.locale, 'tl.name').as('last_lecturer'))
    .select([isOnlineSql(peerKind, 'p.member_id', me.now).as('is_present'), unreadOf(me).as('unread')])
    .orderBy('m.is_pinned', 'desc')
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc');
}
/** A conversation with the columns of a list. */
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** A page of conversations; an empty one only for the member who opened it. */
export function selectList(tx: Tx, me: Me, page: PageInput) {
  const query = selectOwn(tx, me)
    .where(sql<boolean>`(c.last_seq > 0 or c.kind = 'group' or m.has_opened)`)
    .orderBy('m.is_pinned', 'desc')
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc');
  return widePageOf(tx, query, page, (few) => withDetails(tx, me, few));
}

/** One conversation of a person. */
export function selectOne(tx: Tx, me: Me, id: number) {
  return withDetails(tx, me, selectOwn(tx, me).where('m.conversation_id', '=', id)).executeTakeFirst();
}

/** Messages with their senders and files. */
export function selectMessages(tx: Tx, { locale }: Me) {
  return tx
    .selectFrom('chat_message as t')
    .leftJoin('student as s', (join) =>
      ofSameSchool(join, 's', 't').onRef('s.id', '=', 't.from_id').on('t.from_kind', '=', 'student'),
    )
    .leftJoin('lecturer as l', (join) =>
      ofSameSchool(join, 'l', 't').onRef('l.id', '=', 't.from_id').on('t.from_kind', '=', 'lecturer'),
    )
    .leftJoin('upload as f', joinTenant('f.id', 't.upload_id'))
    .select(['t.id', 't.conversation_id', 't.seq', 't.client_id', 't.from_kind', 't.from_id', 't.kind', 't.body'])
    .select(['t.sent_at', 't.recalled_at', 's.nickname', 's.portrait as student_portrait'])
    .select([inLanguage<string | null>(locale, 'l.name').as('lecturer_name'), 'l.portrait as lecturer_portrait'])
    .select(['f.id as file_id', 'f.name as file_name', 'f.path as file_path', 'f.bytes as file_bytes'])
    .select(['f.width as file_width', 'f.height as file_height']);
}
/** A row of `selectMessages`. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** How many messages of others are unread in conversations that are not muted. */
export async function countUnread(tx: Tx, me: Me, conversationId?: number): Promise<number> {
  let query = ownRows(tx, me).select(sql<number>`coalesce(sum(${unreadOf(me)}), 0)::int`.as('count'));
  query =
    conversationId === undefined
      ? query.where('m.is_muted', '=', false)
      : query.where('m.conversation_id', '=', conversationId);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** The newest unread message of others outside muted conversations: a notice, or any other. */
export async function selectLastUnread(tx: Tx, me: Me, what: 'notice' | 'ordinary') {
  const newest = await ownRows(tx, me)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_message as u')
          .select(['u.id', 'u.sent_at'])
          .whereRef('u.company_id', '=', 'm.company_id')
          .whereRef('u.conversation_id', '=', 'm.conversation_id')
          .whereRef('u.seq', '>', 'm.read_seq')
          .where('u.recalled_at', 'is', null)
          .where('u.kind', what === 'notice' ? '=' : '<>', 'notice')
          .where(sql<boolean>`not (u.from_kind = ${me.kind} and u.from_id = ${me.id})`)
          .orderBy('u.seq', 'desc')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select('t.id')
    .where('m.is_muted', '=', false)
    .whereRef('c.last_seq', '>', 'm.read_seq')
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && selectMessages(tx, me).where('t.id', '=', newest.id).executeTakeFirst();
}

/** The newest message of the school that a student has not read. */
export function selectLastNotice(tx: Tx, studentId: number) {
  return tx
    .selectFrom('site_message')
    .select(['title', 'title_en', 'link', 'created_at'])
    .where('student_id', '=', studentId)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
