import { observer } from 'mobx-react-lite';
import type { BoardStore } from './BoardStore.ts';
import { PointerName } from './board.styles.ts';

interface TheirPointerProps {
  board: BoardStore;
  name: string;
  /** Whose it is: each side has its own colour. */
  role: 'student' | 'lecturer';
}

/** Where the other one points, with the name; it alone is drawn again when it moves. */
export const TheirPointer = observer(function TheirPointer({ board, name, role }: TheirPointerProps) {
  const { theirPointer: place, page, zoom } = board;
  if (!place || place.page !== page) return null;
  return (
    <g
      data-pointer={role}
      data-ink={role === 'lecturer' ? 'red' : 'blue'}
      transform={`translate(${place.x} ${place.y}) scale(${1 / zoom})`}
      pointerEvents="none"
    >
      <path d="M0 0 7 22 12 12 22 7Z" fill="currentColor" />
      <foreignObject x={18} y={16} width={320} height={40} aria-hidden>
        <PointerName>
          <span>
            <b>{name}</b>
          </span>
        </PointerName>
      </foreignObject>
    </g>
  );
});
