import { Stage } from '../../data/emptyArt/Stage.tsx';

/** A torn ticket: failed. */
function TornTicket() {
  return (
    <g transform="translate(4 12) scale(.8)">
      <g transform="rotate(-9 84 80)">
        <path
          className="solid"
          d="M34 46a8 8 0 0 1 8-8H112l-6 9 7 9-7 9 7 9-7 9 7 9-7 9 6 8H42a8 8 0 0 1-8-8V84a10 10 0 0 0 0-20Z"
        />
        <path className="chalk" d="M52 56H88M52 70H78" strokeWidth={4} />
        <path className="chalk dotted" d="M52 88H96" />
      </g>
      <g transform="rotate(7 166 82) translate(8 2)">
        <path
          className="paper"
          d="M124 38H206a8 8 0 0 1 8 8V64a10 10 0 0 0 0 20v17a8 8 0 0 1-8 8H124l-6-8 7-9-7-9 7-9-7-9 7-9-7-9Z"
        />
        <path
          className="thin"
          d="M124 38H206a8 8 0 0 1 8 8V64a10 10 0 0 0 0 20v17a8 8 0 0 1-8 8H124l-6-8 7-9-7-9 7-9-7-9 7-9-7-9Z"
        />
        <path className="thin" d="M140 58H190M140 72H178M140 86H160" />
      </g>
      <path className="ring" d="M112 20l6 10M128 14v12M144 20l-6 10" />
    </g>
  );
}

/** A faded ticket and a clock: expired. */
function FadedTicket() {
  const ticket =
    'M40 50Q40 43 47 43H145Q152 43 152 50V63A9 9 0 0 0 152 81V100Q152 107 145 107H47Q40 107 40 100V81A9 9 0 0 0 40 63Z';
  return (
    <>
      <g transform="rotate(-6 96 76)">
        <path className="paper" d={ticket} />
        <path className="tint" d="M40 50Q40 43 47 43H78V107H47Q40 107 40 100V81A9 9 0 0 0 40 63Z" />
        <path className="thin" d={ticket} />
        <path className="thin dotted" d="M78 48V102" />
        <path className="thin" d="M90 60H136M90 74H120M90 88H130" />
      </g>
      <circle className="paper" cx={142} cy={106} r={24} />
      <circle className="edge" cx={142} cy={106} r={24} />
      <path className="edge" d="M142 92V106H152" />
      <path className="ring" d="M142 82V86M142 126V130M118 106H122M162 106H166" />
    </>
  );
}

/** An hourglass: pending. */
function Hourglass() {
  return (
    <>
      <path className="paper" d="M74 34H134V46Q134 62 110 78Q134 94 134 110V122H74V110Q74 94 98 78Q74 62 74 46Z" />
      <path className="shade" d="M82 52H126Q120 64 104 74Q88 64 82 52Z" />
      <path className="solid" d="M82 116V110Q84 98 104 92Q124 98 126 110V116Z" />
      <path className="edge" d="M74 40V46Q74 62 98 78Q74 94 74 110V116M134 40V46Q134 62 110 78Q134 94 134 110V116" />
      <path className="cord dotted" d="M104 74V92" />
      <rect className="deep" x={64} y={28} width={80} height={10} rx={5} />
      <rect className="deep" x={64} y={118} width={80} height={10} rx={5} />
      <path className="ring" d="M152 60Q160 68 156 80M52 96Q44 88 48 76" />
    </>
  );
}

const PICTURES = { fail: TornTicket, expired: FadedTicket, pending: Hourglass } as const;

/** The illustration of an unsuccessful outcome; decorative, the text carries the meaning. */
export function ResultArt({ kind }: { kind: keyof typeof PICTURES }) {
  const Picture = PICTURES[kind];
  return (
    <Stage className="art">
      <Picture />
    </Stage>
  );
}
