import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { PageTable } from './pageTable.ts';

/** One row: what it is about, and what is said of it, a line each. */
export interface DocRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly lines: readonly { readonly key: string; readonly text: ReactNode }[];
}

/** A part of the docs that is a table with a heading; nothing without rows. */
export function RowTable({ title, rows }: { title: string; rows: readonly DocRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>
        <PageTable>
          <tbody>
            {rows.map(({ key, head, lines }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                <td>
                  <ul>
                    {lines.map((line) => (
                      <li key={line.key}>{line.text}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </PageTable>
      </Unstyled>
    </>
  );
}
