/** Index of the tool that a key moves to, wrapping around; undefined for other keys (APG toolbar, vertical). */
export function nextTool(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
