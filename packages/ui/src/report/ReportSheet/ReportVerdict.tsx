import type { BaseProps } from '../../foundations/baseProps.ts';
import { redInk } from '../../foundations/ink.ts';
import { Verdict } from './ReportVerdict.styles.ts';

export interface ReportVerdictProps extends BaseProps<HTMLDivElement> {
  label: string;
  /** One character, e.g. 优; without it the box is still empty. */
  mark?: string | undefined;
  /** Why, or from when on. */
  note?: string | undefined;
}

/** The verdict of a report as written by hand, underlined twice; an empty box before it is given. */
export function ReportVerdict({ label, mark, note, ...rest }: ReportVerdictProps) {
  return (
    <Verdict data-waiting={mark === undefined || undefined} {...rest}>
      <small>{label}</small>
      <b>{mark ?? '?'}</b>
      {mark !== undefined && (
        <svg
          width="104"
          height="20"
          viewBox="0 0 104 20"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          aria-hidden
        >
          <path d="M3 7C34 2 72 2 101 6" strokeWidth="3.5" />
          <path d="M10 15C36 11 70 11 94 14" strokeWidth="2.6" />
        </svg>
      )}
      {note !== undefined && <p>{note}</p>}
    </Verdict>
  );
}

/** The stroke of a pen below a remark in the margin. */
export function PenStroke() {
  return (
    <svg
      width="96"
      height="10"
      viewBox="0 0 96 10"
      fill="none"
      stroke={redInk}
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2 6C30 2 64 2 94 5" />
    </svg>
  );
}
