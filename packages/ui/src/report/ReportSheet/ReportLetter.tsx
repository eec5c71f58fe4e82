import { tidyLines } from '@shuyuan/rules';
import { useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Letter } from './ReportSheet.styles.ts';

export interface ReportLetterProps extends BaseProps<HTMLDivElement> {
  /** What the lecturer wrote; line breaks are kept. */
  text?: string | undefined;
  /** Shown on the empty lines while nothing is written. */
  empty: string;
  /** Who signs. */
  by: string;
  /** Day of the signature. */
  date?: string | undefined;
  /** Words of the school's stamp: around it and below its star. */
  stamp?: { around: string; below: string } | undefined;
}

const STAR = 'M52 36l4.3 9.2 10.1 1.1-7.6 6.7 2.2 9.9-9-5.1-9 5.1 2.2-9.9-7.6-6.7 10.1-1.1z';

/** The lecturer's letter on ruled lines, signed, with the school's stamp. */
export function ReportLetter({ text, empty, by, date, stamp, ...rest }: ReportLetterProps) {
  const path = useId();
  if (text === undefined || text === '') {
    return (
      <Letter data-empty {...rest}>
        <p>{empty}</p>
      </Letter>
    );
  }
  return (
    <Letter {...rest}>
      {/* The text never changes place by place: two lines may be alike. */}
      {tidyLines(text)
        .split(/\n+/u)
        .map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      <div className="by">
        <b>{by}</b>
        {date !== undefined && <span>{date}</span>}
      </div>
      {stamp && (
        <svg viewBox="0 0 104 104" aria-hidden>
          <path id={path} d="M15 60a38 38 0 1 1 74 0" fill="none" />
          <circle cx="52" cy="52" r="49" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx="52" cy="52" r="44.5" fill="none" stroke="currentColor" />
          <text fontSize="13" letterSpacing="2.5">
            <textPath href={`#${path}`} startOffset="50%" textAnchor="middle">
              {stamp.around}
            </textPath>
          </text>
          <path d={STAR} fill="currentColor" />
          <text x="52" y="82" fontSize="12" letterSpacing="3" textAnchor="middle">
            {stamp.below}
          </text>
        </svg>
      )}
    </Letter>
  );
}
