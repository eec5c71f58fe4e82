import { useComponentDoc } from './componentDoc.ts';
import { RowTable } from './RowTable.tsx';

const lineOf = (text: string) => ({ key: text, text });

/** What assistive technology is told: roles and names that the plays look for, and what live regions say. */
export function Announced() {
  const { roles = [], live = [] } = useComponentDoc()?.announced ?? {};
  const rows = roles.map(({ role, names }) => ({
    key: role,
    head: role,
    lines: names.length > 0 ? [lineOf(names.map((name) => `“${name}”`).join(' '))] : [],
  }));
  const said = live.length > 0 ? [{ key: 'live regions', head: 'Live', lines: live.map(lineOf) }] : [];
  return <RowTable title="Announced" rows={[...rows, ...said]} />;
}
