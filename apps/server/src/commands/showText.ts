import { join } from 'node:path';
import type { ArticleDocument } from '@shuyuan/rules';
import { StartError } from '../platform/core/startError.ts';
import { joinTenant } from '../platform/data/joinTenant.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { folderOf } from '../platform/files/uploads.ts';

/** Which article, and where the files of its school are. */
interface ShownArticle {
  id: number;
  companyId: number;
  dataDir: string;
}

/**
 * Everything that a decision would publish: the latest text with each paragraph under its number, its pictures and the files beside
 * it with their places on this machine.
 */
export async function showText(tx: Tx, { id, companyId, dataDir }: ShownArticle): Promise<string[]> {
  const text = await tx
    .selectFrom('article_text as t')
    .leftJoin('plate as p', joinTenant('p.id', 't.plate_id'))
    .select(['t.id', 't.version', 't.state', 't.title', 't.title_en', 't.content', 't.content_en', 't.cover_id'])
    .select(['t.is_public', 't.allows_comments', 'p.name as plate'])
    .where('t.article_id', '=', id)
    .orderBy('t.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!text) throw new StartError(`The school has no article ${id}.`);
  const beside = await tx
    .selectFrom('article_file')
    .select('upload_id')
    .where('text_id', '=', text.id)
    .orderBy('sort')
    .execute();
  const fileOf = await findFiles(tx, [text.cover_id ?? 0, ...beside.map((row) => row.upload_id), ...picturesOf(text)]);
  const place = (fileId: number) => {
    const file = fileOf.get(fileId);
    return file ? `${file.name} · ${file.bytes} bytes · ${join(folderOf(dataDir, companyId), file.stored)}` : 'missing';
  };
  return [
    `article ${id}, text ${text.version}, ${text.state}${text.plate === null ? '' : `, board ${text.plate}`}: ${text.title}`,
    ...(text.title_en === null ? [] : [`title in English: ${text.title_en}`]),
    `read by ${text.is_public ? 'everybody' : 'the logged-in'}, ${text.allows_comments ? 'with' : 'without'} comments`,
    ...(text.cover_id === null ? [] : [`cover: ${place(text.cover_id)}`]),
    ...linesOf(text.content, place),
    ...(text.content_en ? ['in English:', ...linesOf(text.content_en, place)] : []),
    ...beside.map((row) => `file: ${place(row.upload_id)}`),
  ];
}

interface Text {
  content: ArticleDocument;
  content_en: ArticleDocument | null;
}

function picturesOf({ content, content_en }: Text): number[] {
  const blocks = [...content.blocks, ...(content_en?.blocks ?? [])];
  return blocks.flatMap((block) => (block.kind === 'picture' ? [block.fileId] : []));
}

/** Paragraphs from 1, as `reject --paragraph` counts them; links are told, since they are published too. */
function linesOf({ blocks }: ArticleDocument, place: (fileId: number) => string): string[] {
  return blocks.flatMap((block, index) => {
    const number = `${index + 1}. `;
    if (block.kind === 'picture')
      return [`${number}picture: ${place(block.fileId)}${block.alt ? ` · ${block.alt}` : ''}`];
    const links = block.marks.flatMap((mark) => (mark.kind === 'link' ? [`   link: ${mark.href}`] : []));
    return [`${number}${block.text}`, ...links];
  });
}

async function findFiles(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('upload')
    .select(['id', 'name', 'path', 'bytes'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, path, bytes }) => [id, { name, bytes, stored: path.replace(/^u\//, '') }]));
}
