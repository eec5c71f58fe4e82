import type { contract, FoundMessage, InputOf, Page } from '@shuyuan/contract';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, likePatterns, matches } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Me } from './access.ts';
import { ownRows } from './queries.ts';
import { isMine, nameOf } from './toTalk.ts';

/** Most messages that one search finds, the newest ones. */
const FOUND_MAX = 50;
/** Conversations that are searched, the latest ones, and messages in each, the newest ones: a search reads no more (S7). */
const SEARCHED = { conversations: 200, messages: 2_000 } as const;

/**
 * Messages of the own conversations that contain each of the words, the newest first; words and names of files, no matter the case.
 * Recalled messages have lost their words and are never found.
 */
export async function searchMessages(
  tx: Tx,
  me: Me,
  { keyword }: InputOf<typeof contract.chat.search>,
): Promise<Page<FoundMessage>> {
  const patterns = likePatterns(keyword);
  if (patterns.length === 0) return toPage([]);
  const own = ownRows(tx, me)
    .select(['c.company_id', 'c.id', 'c.kind', 'c.title', 'c.title_en', 'c.student_id', 'c.lecturer_id'])
    .where('c.last_seq', '>', 0)
    .orderBy('c.last_at', 'desc')
    .limit(SEARCHED.conversations);
  const rows = await tx
    .selectFrom(own.as('c'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_message as u')
          .selectAll('u')
          .whereRef('u.company_id', '=', 'c.company_id')
          .whereRef('u.conversation_id', '=', 'c.id')
          .orderBy('u.seq', 'desc')
          .limit(SEARCHED.messages)
          .as('t'),
      (join) => join.onTrue(),
    )
    .leftJoin('student as s', joinTenant('s.id', 'c.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'c.lecturer_id'))
    .leftJoin('student as ts', (join) =>
      ofSameSchool(join, 'ts', 't').onRef('ts.id', '=', 't.from_id').on('t.from_kind', '=', 'student'),
    )
    .leftJoin('lecturer as tl', (join) =>
      ofSameSchool(join, 'tl', 't').onRef('tl.id', '=', 't.from_id').on('t.from_kind', '=', 'lecturer'),
    )
    .select(['t.id', 't.conversation_id', 't.seq', 't.kind', 't.body', 't.sent_at', 't.from_kind', 't.from_id'])
    .select(['c.kind as talk_kind', 's.nickname', 'ts.nickname as from_student'])
    .select([
      inLanguage<string | null>(me.locale, 'c.title').as('title'),
      inLanguage<string | null>(me.locale, 'l.name').as('lecturer_name'),
      inLanguage<string | null>(me.locale, 'tl.name').as('from_lecturer'),
    ])
    .where('t.recalled_at', 'is', null)
    .where('t.kind', '<>', 'image') // its body is the name of a file that nobody chose
    .where(matches(patterns, ['t.body']))
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(FOUND_MAX)
    .execute();
  const found = rows.map((row): FoundMessage => {
    const peer = me.kind === 'student' ? nameOf(null, row.lecturer_name) : nameOf(row.nickname, null);
    return {
      id: row.id,
      conversationId: row.conversation_id,
      seq: row.seq,
      title: row.talk_kind === 'single' ? peer : (row.title ?? ''),
      fromName: nameOf(row.from_student, row.from_lecturer),
      isMine: isMine(me, row.from_kind, row.from_id),
      kind: row.kind,
      body: row.body,
      sentAt: row.sent_at.toISOString(),
    };
  });
  return toPage(found);
}

function toPage(items: FoundMessage[]): Page<FoundMessage> {
  return { items, totalCount: items.length, currentPage: 1, pageSize: FOUND_MAX };
}
