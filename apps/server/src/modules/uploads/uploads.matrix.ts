import { contract } from '@shuyuan/contract';
import { buildUpload } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const SOUND = { slot: 'attachAudio', name: 'a.mp3', mime: 'audio/mpeg', bytes: 9_000_000, fingerprint: 'f' } as const;

/** An upload that its owner has announced. */
async function openOne(_school: School, owner: StudentCaller) {
  const { id } = await owner.ask(contract.openUploads.open, SOUND);
  return { id };
}

/** Access matrix of addresses of files (Z1): an address names the file, whoever it was told to. */
export const fileRows: readonly MatrixRow[] = [
  matrixRow({
    call: contract.files.renew,
    input: async (school, owner) => {
      const id = await buildUpload(school, owner);
      const { path } = await school.withTenant((tx) =>
        tx.selectFrom('upload').select('path').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return { url: `/files/private/1/1.1.2.1/${path}` };
    },
    except: { otherStudent: 'missing', otherSchool: 'missing' },
  }),
  ...[contract.openUploads.find, contract.openUploads.discard].map((call) => matrixRow({ call, input: openOne })),
  matrixRow({ call: contract.openUploads.open, input: () => SOUND }),
  // Nothing has arrived yet.
  matrixRow({ call: contract.openUploads.finish, input: openOne, except: { owner: 'refused' } }),
];
