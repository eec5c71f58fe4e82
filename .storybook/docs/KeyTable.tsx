import { useComponentDoc } from './componentDoc.ts';
import { Marked } from './Marked.tsx';
import { RowTable } from './RowTable.tsx';

/** What the keys of a component do, one row a step of its keyboard play: a row that were not so would fail the play. */
export function KeyTable() {
  const keys = useComponentDoc()?.keys ?? [];
  const rows = keys.map((row, at) => ({
    key: `${at} ${row.keys.join(' ')}`,
    head: row.keys.map((chord, place) => <kbd key={`${place} ${chord}`}>{chord}</kbd>),
    lines: row.outcomes.map((outcome) => ({ key: outcome, text: <Marked text={outcome} /> })),
  }));
  return <RowTable title="Keys" rows={rows} />;
}
