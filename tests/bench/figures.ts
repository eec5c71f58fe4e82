/** One measured figure of performance.md: ours against a peer in the same run. */
export interface Figure {
  /** Row of the goals. */
  row: number;
  name: string;
  /** Our value and the peer's, as display text. */
  ours: string;
  peer: string;
  /** What the peer is. */
  against: string;
  /** The ratio of the goal, median over rounds. */
  ratio: number;
  goal: { atMost: number } | { atLeast: number };
  /** Remarks. */
  note?: string;
}

/** Whether the goal is met. */
export function isMet({ ratio, goal }: Figure): boolean {
  return 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

/** Median; for an even count, the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

/** Median over rounds of a ratio within one round, which stays comparable on a busy machine. */
export function ratioOf<R>(rounds: readonly R[], ours: (round: R) => number, peer: (round: R) => number): number {
  return median(rounds.map((round) => ours(round) / peer(round)));
}

/** `12.3 ms`, `1,234/s`: a number short enough for a table. */
export function show(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit}`;
}

const HEADS = ['row', 'figure', 'ours', 'against', 'ratio', 'goal', ''] as const;

/** The final table; a mark shows which goals are met. */
export function table(figures: readonly Figure[]): string {
  const rows = [...figures].sort((one, other) => one.row - other.row).map(cellsOf);
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const notes = figures.filter(({ note }) => note).map(({ row, name, note }) => `  ${row} ${name}: ${note}`);
  return [line(HEADS), ...rows.map(line), '', ...notes].join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { row, name, ours, peer, against, ratio, goal } = figure;
  const aim = 'atMost' in goal ? `<= ${goal.atMost}x` : `>= ${goal.atLeast}x`;
  return [String(row), name, ours, `${peer} ${against}`, `${ratio.toFixed(2)}x`, aim, isMet(figure) ? '✓' : '✗'];
}
