import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AttendanceCellsLabels, attendanceCellsLabels } from './AttendanceCells.labels.ts';

/** A lesson in the register. */
export interface AttendanceCell {
  /** Number of the lesson. */
  index: number;
  title: string;
  state: 'none' | 'present' | 'late' | 'absent' | 'replay';
}

export interface AttendanceCellsProps extends BaseProps<HTMLDivElement> {
  lessons: readonly AttendanceCell[];
  labels?: Partial<AttendanceCellsLabels> | undefined;
}

/** Lessons in one line of the register; longer classes go on below. */
const PER_LINE = 24;
const { color } = token;
const line = `1px solid ${color.border.subtle}`;

const Root = styled.div({
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    ...type[13],
    fontFamily: token.font.number,
  },
  '& table + table': { marginTop: token.space[8] },
  '& caption, & .word': visuallyHidden,
  '& :is(th, td)': { height: '32px', padding: 0, border: line, textAlign: 'center', fontWeight: token.weight.regular },
  '& th': { height: '26px', ...type[12], color: color.text.secondary, background: color.surface.sunken },
  '& :is(th, td):first-of-type': { width: '56px' },
  '& td:first-of-type': { width: 'auto' },
  '& svg': { display: 'block', margin: 'auto', width: '16px', height: '16px', color: color.text.primary },
  '& [data-state="late"] svg': { color: color.status.warning.fg },
  '& td[data-state="late"]': { background: color.status.warning.bg },
  '& td:is([data-state="absent"], [data-state="replay"])': { background: color.surface.sunken },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token.space[4]} ${token.space[20]}`,
    marginTop: '10px',
    padding: 0,
    listStyle: 'none',
    ...type[13],
    color: color.text.secondary,
  },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

const SHAPES = {
  present: <path d="M3.5 8.5L6.8 12L13 3.5" />,
  late: <path d="M8 3L13.5 13H2.5Z" />,
  absent: <circle cx="8" cy="8" r="5" />,
} as const;

function Mark({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" aria-hidden>
      {SHAPES[shape]}
    </svg>
  );
}

const shapeOf = (state: AttendanceCell['state']) => (state === 'replay' ? 'absent' : state);

/** Attendance as a register: tick, triangle for late, circle for absent; the shape carries the meaning. */
export function AttendanceCells({ lessons, labels, ...rest }: AttendanceCellsProps) {
  const words = useLabels(attendanceCellsLabels, labels);
  const lines = Array.from({ length: Math.ceil(lessons.length / PER_LINE) }, (_, at) =>
    lessons.slice(at * PER_LINE, (at + 1) * PER_LINE),
  );
  const count = (shape: string) => lessons.filter(({ state }) => shapeOf(state) === shape).length;
  return (
    <Root {...rest}>
      {lines.map((part) => (
        <table key={part[0]?.index}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="row">{words.lesson}</th>
              {part.map(({ index, title }) => (
                <th key={index} scope="col" title={title}>
                  {index}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.attendance}</th>
              {part.map(({ index, state }) => {
                const shape = shapeOf(state);
                return (
                  <td key={index} data-state={state}>
                    {shape !== 'none' && <Mark shape={shape} />}
                    <span className="word">{words[state]}</span>
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      ))}
      <ul>
        {(['present', 'late', 'absent'] as const)
          .filter((shape) => count(shape) > 0)
          .map((shape) => (
            <li key={shape} data-state={shape}>
              <Mark shape={shape} />
              {words.count(words[shape], count(shape))}
            </li>
          ))}
      </ul>
    </Root>
  );
}
