import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './ScheduleCalendar.stories.tsx';
import { ScheduleCalendar } from './ScheduleCalendar.tsx';

/** Entries as spots of colour. */
const Spots = styled.div({
  '& td button:not(#_) *, & td button:not(#_)': { color: 'transparent' },
  '& td button:not(#_)': { background: token.color.action.bg },
  '& td:nth-of-type(even) button:not(#_)': { background: token.color.status.warning.border },
});

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The zone stated, a text in each entry.',
      render: () => <ScheduleCalendar {...meta.args} />,
    },
    doNot: {
      caption: 'Kinds told by colour alone.',
      render: () => (
        <Spots>
          <ScheduleCalendar {...meta.args} />
        </Spots>
      ),
    },
    width: 780,
  },
];
