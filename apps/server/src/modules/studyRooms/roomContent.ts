import {
  BOARD_POINTS_MAX,
  BOARD_UNIT_MAX,
  type contract,
  type InputOf,
  ResultCode,
  ROOM_FILES_MAX,
  ROOM_PAGES_MAX,
} from '@shuyuan/contract';
import { sql } from 'kysely';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import { lockOwnFiles } from '../../platform/files/uploadUses.ts';

/** Kind of the uses of files by what is shown in a room (U10). */
export const FILE_USE = 'roomItem';

/** What is stored of an item: its body as sent, or the name of an own file; 1008 when the consultation holds no more files. */
export async function readContent(
  tx: Tx,
  who: Pick<Addressee, 'kind' | 'id'>,
  { tempLogId, kind, body, fileId }: InputOf<typeof contract.room.add>,
): Promise<{ body: string; upload_id: number | null }> {
  if (kind !== 'file') {
    if (fileId !== undefined) throw invalid([{ field: 'fileId', rule: 'absent' }]);
    if (kind === 'page' && !isPage(body)) throw invalid([{ field: 'body', rule: 'range' }]);
    if (kind === 'mark' && !isMark(body)) throw invalid([{ field: 'body', rule: 'range' }]);
    return { body, upload_id: null };
  }
  if (fileId === undefined) throw invalid([{ field: 'fileId', rule: 'required' }]);
  if ((await countFiles(tx, tempLogId)) >= ROOM_FILES_MAX) throw refused(ResultCode.tooManyFiles);
  const file = await findOwnFile(tx, who, fileId);
  return { body: file.name, upload_id: file.id };
}

const isPage = (body: string) => /^[1-9]\d?$/.test(body) && Number(body) <= ROOM_PAGES_MAX;

/** Whether a body is an object whose numbers are places on a board: a browser draws what it is told (W7). */
function isMark(body: string): boolean {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { p: points = [], x = 0, y = 0, w = 0, h = 0 } = value as Record<string, unknown>;
  const isStroke = Array.isArray(points) && points.length <= 2 * BOARD_POINTS_MAX && points.every(isUnit);
  return isStroke && [x, y, w, h].every(isUnit);
}

const isUnit = (value: unknown) => typeof value === 'number' && Math.abs(value) <= BOARD_UNIT_MAX;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** An own picture or document; `missing` for anybody else's (Z1). */
async function findOwnFile(tx: Tx, who: Pick<Addressee, 'kind' | 'id'>, id: number) {
  const upload = await tx.selectFrom('upload').select('kind').where('id', '=', id).executeTakeFirst();
  if (upload?.kind !== 'image' && upload?.kind !== 'file') throw missing();
  const [file] = await lockOwnFiles(tx, who, { ids: [id], kind: upload.kind });
  if (!file) throw missing();
  return file;
}

async function countFiles(tx: Tx, callId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('room_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('call_id', '=', callId)
    .where('kind', '=', 'file')
    .executeTakeFirstOrThrow();
  return count;
}
