import type { MarkedPictureLabels } from './MarkedPicture.labels.ts';
import type { MarkPoint, MarkStroke } from './strokes.ts';

/** Words that were written on a picture, at their place. */
interface Remark {
  at: MarkPoint;
  text: string;
}

/** The texts among the marks, in the order in which they were written. */
export function remarksOf(strokes: readonly MarkStroke[]): Remark[] {
  return strokes.flatMap(({ tool, points: [at], text = '' }) => (tool === 'text' && at && text ? [{ at, text }] : []));
}

interface PinsProps {
  remarks: readonly Remark[];
  selected: number | null;
  onSelect: (place: number | null) => void;
  /** Where a point of the picture is shown, in percent. */
  placeOf: (point: MarkPoint) => { left: number; top: number };
  words: MarkedPictureLabels;
}

/** A number at the place of each remark; the one that is pressed stands out in the list. */
export function Pins({ remarks, selected, onSelect, placeOf, words }: PinsProps) {
  return remarks.map(({ at }, place) => {
    const { left, top } = placeOf(at);
    return (
      <button
        key={place}
        type="button"
        className="pin"
        style={{ left: `${left}%`, top: `${top}%` }}
        aria-label={words.remark(place + 1)}
        aria-pressed={place === selected}
        onClick={() => onSelect(place === selected ? null : place)}
      >
        {place + 1}
      </button>
    );
  });
}

/** The remarks by their numbers. */
export function RemarkList({ remarks, selected }: Pick<PinsProps, 'remarks' | 'selected'>) {
  return (
    <ol className="remarks">
      {remarks.map(({ text }, place) => (
        <li key={place} data-selected={place === selected || undefined}>
          <i aria-hidden="true">{place + 1}</i>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
