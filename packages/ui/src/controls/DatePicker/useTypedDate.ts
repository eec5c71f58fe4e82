import { type SyntheticEvent, useState } from 'react';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import type { DateWords } from './DatePicker.labels.ts';
import type { PlainDate } from './days.ts';
import { type DateLimits, dateProblem, parseDate } from './parseDate.ts';

/** State of a typed date: kept as text until blur, then parsed; invalid text stays and is explained. */
export function useTypedDate(
  value: PlainDate | null,
  limits: DateLimits,
  words: DateWords,
  onCommit: ChangeHandler<PlainDate | null>,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  const explain = (text: string, date: PlainDate | null): string => {
    if (date === null) return text.trim() === '' ? '' : words.unreadable;
    switch (dateProblem(date, limits)) {
      case 'early':
        return words.early(limits.min ?? '');
      case 'late':
        return words.late(limits.max ?? '');
      case 'closed':
        return words.closed;
      default:
        return '';
    }
  };
  return {
    text: draft ?? value ?? '',
    problem,
    type: setDraft,
    /** Parses the typed text. */
    commit: (event: SyntheticEvent) => {
      if (draft === null) return;
      const date = parseDate(draft);
      const wrong = explain(draft, date);
      setProblem(wrong);
      if (wrong !== '') return;
      setDraft(null);
      if (date !== value) onCommit(date, changeDetails('input-change', event));
    },
    /** Discards the typed text, because a day was selected otherwise. */
    forget: () => {
      setDraft(null);
      setProblem('');
    },
  };
}
