/** Place of the tool that a key leads to, round at the ends; nothing for other keys (APG toolbar, upright). */
export function nextTool(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
