import { useId, useState } from 'react';
import { Input } from '../../controls/Input/Input.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ScoreFormLabels, scoreFormLabels } from './ScoreForm.labels.ts';
import { Root } from './ScoreForm.styles.ts';
import { EMPTY_CELL, problemOf, type ScoreCellValue, type ScoreSubject, totalOf } from './scoreCells.ts';

export interface ScoreFormProps extends BaseProps<HTMLTableElement> {
  subjects: readonly ScoreSubject[];
  /** What is typed, by subject. */
  values: ReadonlyMap<number, ScoreCellValue>;
  /** Called with all cells of a subject; without it the sheet is read-only. */
  onChange?: ((subjectId: number, value: ScoreCellValue, details: ChangeDetails) => void) | undefined;
  /** Names every problem, also of cells that were not left yet. */
  showProblems?: boolean | undefined;
  labels?: Partial<ScoreFormLabels> | undefined;
}

const COLUMNS = ['score', 'classRank', 'gradeRank', 'remark'] as const;
const MAX = { score: 6, classRank: 6, gradeRank: 6, remark: 100 } as const;

/** The scores of an exam in a ruled table: a cell is checked when it is left, the total adds what is valid (product.md 4.6). */
export function ScoreForm({ subjects, values, onChange, showProblems = false, labels, ...rest }: ScoreFormProps) {
  const words = useLabels(scoreFormLabels, labels);
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { sum, count } = totalOf(subjects, values);
  const full = subjects.reduce((all, { fullScore }) => all + fullScore, 0);
  return (
    <Root data-readonly={onChange === undefined || undefined} {...rest}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {(['subject', ...COLUMNS] as const).map((column) => (
            <th key={column} scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => {
          const value = values.get(subject.id) ?? EMPTY_CELL;
          const problem = problemOf(value, subject);
          const isShown = onChange !== undefined && problem !== undefined && (showProblems || left.has(subject.id));
          const problemId = `${id}-${subject.id}`;
          return (
            <tr key={subject.id}>
              <th scope="row">{subject.name}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  {onChange === undefined ? (
                    <span className="plain">
                      {value[column] || '—'}
                      {column === 'score' && `/${subject.fullScore}`}
                    </span>
                  ) : (
                    <div className={column === 'score' ? 'cell' : column === 'remark' ? undefined : 'rank'}>
                      <Input
                        aria-label={words.cell(words[column], subject.name)}
                        value={value[column]}
                        onChange={(text, details) => onChange(subject.id, { ...value, [column]: text }, details)}
                        inputMode={column === 'score' ? 'decimal' : column === 'remark' ? 'text' : 'numeric'}
                        maxLength={MAX[column]}
                        autoComplete="off"
                        {...(column === 'score'
                          ? {
                              suffix: `/${subject.fullScore}`,
                              invalid: isShown,
                              'aria-describedby': isShown ? problemId : undefined,
                              onBlur: () => setLeft((all) => new Set(all).add(subject.id)),
                            }
                          : { placeholder: words.optional })}
                      />
                    </div>
                  )}
                  {column === 'score' && isShown && (
                    <p className="problem" id={problemId}>
                      {words.problem(problem, subject.fullScore)}
                    </p>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>
            <span className="total">
              {count === 0 ? '—' : sum}
              <small>/{full}</small>
            </span>
          </td>
          <td className="held" colSpan={3}>
            {words.held(count, subjects.length)}
          </td>
        </tr>
      </tfoot>
    </Root>
  );
}
