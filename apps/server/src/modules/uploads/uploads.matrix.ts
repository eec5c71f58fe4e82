import { contract } from '@shuyuan/contract';
import { buildUpload } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

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
];
