import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import { register } from '../../fixtures/report.ts';
import { AttendanceCells } from './AttendanceCells.tsx';

/** Cells of one shape, which is told apart by its colour. */
const Coloured = styled.div({
  '& svg': { display: 'none !important' },
  '& td:not(#_)': { background: token.color.status.success.bg },
  '& td[data-state="late"]:not(#_)': { background: token.color.status.warning.border },
  '& td[data-state="absent"]:not(#_)': { background: token.color.status.danger.border },
});

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A tick, a triangle, a circle.',
      render: () => <AttendanceCells lessons={register(10)} />,
    },
    doNot: {
      caption: 'Late and absent told by colour alone.',
      render: () => (
        <Coloured>
          <AttendanceCells lessons={register(10)} />
        </Coloured>
      ),
    },
    width: 460,
  },
];
