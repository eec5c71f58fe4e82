import { contract } from '@shuyuan/contract';
import { buildUpload } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { buildScoreSheet } from '../../testing/scoreSheets.ts';

const { archives } = contract;

/** Access matrix of the archive and score sheets (Z1). */
export const archiveRows: readonly MatrixRow[] = [
  matrixRow({ call: archives.read, input: () => ({}) }),
  matrixRow({
    call: archives.sheet,
    input: async (school, owner) => ({ id: (await buildScoreSheet(school, owner)).id }),
  }),
  matrixRow({
    call: archives.saveSheet,
    input: async (school, owner) => ({
      id: (await buildScoreSheet(school, owner)).id,
      items: [],
      fileIds: [await buildUpload(school, owner)],
      isSubmitted: false,
      version: 0,
    }),
  }),
];
