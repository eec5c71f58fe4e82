import {
  Bar,
  Cat,
  Cord,
  Eye,
  Floor,
  Frame,
  Glass,
  Knob,
  Leaf,
  Line,
  Moon,
  Pane,
  Paper,
  Picture,
  Rail,
  Sleep,
  Step,
  Tail,
  Wall,
} from './ClosedPicture.styles.ts';

/** A closed door at night and a cat asleep before it; 400 × 300. */
export function ClosedPicture() {
  return (
    <Picture viewBox="0 0 400 300" width={400} height={300} aria-hidden="true" focusable="false">
      <Wall>
        <path d="M0 0H400V300H0Z" />
      </Wall>
      <Floor>
        <path d="M0 262H400V300H0Z" />
      </Floor>
      <Glass>
        <circle cx={104} cy={126} r={64} />
      </Glass>
      <Moon>
        <circle cx={124} cy={106} r={22} />
      </Moon>
      <Glass>
        <circle cx={114} cy={99} r={19} />
      </Glass>
      <Paper>
        <circle cx={76} cy={112} r={2} />
        <circle cx={94} cy={146} r={1.5} />
        <circle cx={136} cy={158} r={2} />
        <circle cx={64} cy={148} r={1.5} />
      </Paper>
      <Bar>
        <path d="M104 62V190M40 126H168" />
        <circle cx={104} cy={126} r={64} />
      </Bar>
      <Frame>
        <rect x={212} y={54} width={136} height={208} rx={8} />
      </Frame>
      <Leaf>
        <rect x={222} y={64} width={116} height={198} rx={4} />
      </Leaf>
      <Pane>
        <rect x={238} y={82} width={84} height={64} rx={6} />
      </Pane>
      <Rail>
        <path d="M280 82V146M238 114H322" />
      </Rail>
      <Knob>
        <circle cx={324} cy={184} r={6} />
      </Knob>
      <Cord>
        <path d="M256 168L280 156L304 168" />
      </Cord>
      <Paper>
        <rect x={248} y={168} width={64} height={34} rx={5} />
      </Paper>
      <Line>
        <path d="M258 180H302M262 190H298" />
      </Line>
      <Step>
        <path d="M196 262H364" />
      </Step>
      <Cat>
        <path d="M70 268C62 232 92 214 122 218C152 216 178 236 172 262C170 276 150 278 122 278S74 282 70 268Z" />
        <circle cx={152} cy={246} r={22} />
        <path d="M136 234L138 216L152 226ZM158 226L170 214L172 236Z" />
      </Cat>
      <Tail>
        <path d="M78 262C62 266 58 282 76 284H128" />
      </Tail>
      <Eye>
        <path d="M142 246q4 4 8 0M156 246q4 4 8 0" />
      </Eye>
      <Sleep>
        <path d="M178 208h12l-12 14h12M196 184h9l-9 11h9" />
      </Sleep>
    </Picture>
  );
}
