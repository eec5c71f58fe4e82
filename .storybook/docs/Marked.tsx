/** A sentence in which what stands between backquotes is code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part));
}
