import { Picture } from './ClosedNotice.styles.ts';

/** A closed door at night and a cat asleep before it; 400 × 300. */
export function ClosedPicture() {
  return (
    <Picture viewBox="0 0 400 300" width={400} height={300} aria-hidden="true" focusable="false">
      <path className="wall" d="M0 0H400V300H0Z" />
      <path className="floor" d="M0 262H400V300H0Z" />
      <circle className="glass" cx={104} cy={126} r={64} />
      <circle className="moon" cx={124} cy={106} r={22} />
      <circle className="glass" cx={114} cy={99} r={19} />
      <g className="paper">
        <circle cx={76} cy={112} r={2} />
        <circle cx={94} cy={146} r={1.5} />
        <circle cx={136} cy={158} r={2} />
        <circle cx={64} cy={148} r={1.5} />
      </g>
      <path className="bar" d="M104 62V190M40 126H168" />
      <circle className="bar" cx={104} cy={126} r={64} />
      <rect className="frame" x={212} y={54} width={136} height={208} rx={8} />
      <rect className="door" x={222} y={64} width={116} height={198} rx={4} />
      <rect className="pane" x={238} y={82} width={84} height={64} rx={6} />
      <path className="rail" d="M280 82V146M238 114H322" />
      <circle className="knob" cx={324} cy={184} r={6} />
      <path className="cord" d="M256 168L280 156L304 168" />
      <rect className="paper" x={248} y={168} width={64} height={34} rx={5} />
      <path className="line" d="M258 180H302M262 190H298" />
      <path className="step" d="M196 262H364" />
      <g className="cat">
        <path d="M70 268C62 232 92 214 122 218C152 216 178 236 172 262C170 276 150 278 122 278S74 282 70 268Z" />
        <circle cx={152} cy={246} r={22} />
        <path d="M136 234L138 216L152 226ZM158 226L170 214L172 236Z" />
      </g>
      <path className="tail" d="M78 262C62 266 58 282 76 284H128" />
      <path className="eye" d="M142 246q4 4 8 0M156 246q4 4 8 0" />
      <path className="sleep" d="M178 208h12l-12 14h12M196 184h9l-9 11h9" />
    </Picture>
  );
}
