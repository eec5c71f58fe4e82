import { ARTICLE_PICTURES_MAX } from '@shuyuan/rules';
import type { UnstoredFiles } from '../../foundations/uploadTransport.ts';
import type { ContentBlock, EditorState } from './draft.ts';
import { pictureBlock, pictureOf, toBlocks } from './draftDocument.ts';
import { fileOfAddress } from './fileOfAddress.ts';
import type { Pasted } from './pasteHtml.ts';
import type { Uploads } from './useUploads.ts';

/** Files by where they go: pictures into the text, others beside it, and pictures of other kinds nowhere (§5). */
export function sortFiles(files: readonly Blob[]) {
  const sorted: { pictures: File[]; others: File[]; unfit: File[] } = { pictures: [], others: [], unfit: [] };
  for (const file of files) {
    if (!(file instanceof File)) continue;
    if (/^image\/(?:png|jpeg)$/.test(file.type)) sorted.pictures.push(file);
    else (file.type.startsWith('image/') ? sorted.unfit : sorted.others).push(file);
  }
  return sorted;
}

/** How many pictures the text may still take (§5). */
export function roomForPictures(state: EditorState): number {
  const pictures = state.getCurrentContent().getBlocksAsArray().filter(pictureOf);
  return Math.max(0, ARTICLE_PICTURES_MAX - pictures.length);
}

/** What was pasted as blocks, each of its files at its place; pictures beyond the room are left out and counted. */
export function pastedBlocks({ blocks, files }: Pasted, start: (file: File) => string, room: number) {
  const placed: ContentBlock[] = [];
  let [left, damaged, excess] = [room, 0, 0];
  const put = (make: () => ContentBlock[]) => {
    if (left > 0) placed.push(...make());
    else excess += 1;
    left -= 1;
  };
  for (let at = 0; at <= blocks.length; at += 1) {
    for (const one of files.filter(({ after }) => after === at)) {
      const [file] = fileOfAddress(one);
      if (file) put(() => [pictureBlock({ upload: start(file), alt: '', width: 100 })]);
      else damaged += 1;
    }
    const block = blocks[at];
    if (block?.kind === 'picture') put(() => toBlocks([block]));
    else if (block) placed.push(...toBlocks([block]));
  }
  return { placed, damaged, excess };
}

/** The pictures in the text that are not stored, by the names of their files. */
export function unstoredPictures(state: EditorState, uploads: Uploads['all']): UnstoredFiles {
  const unstored: { pending: string[]; failed: string[] } = { pending: [], failed: [] };
  if (uploads.size === 0) return unstored;
  for (const block of state.getCurrentContent().getBlocksAsArray()) {
    const upload = pictureOf(block)?.upload;
    const sent = upload === undefined ? undefined : uploads.get(upload);
    if (sent?.status === 'busy') unstored.pending.push(sent.file.name);
    if (sent?.status === 'failed') unstored.failed.push(sent.file.name);
  }
  return unstored;
}
