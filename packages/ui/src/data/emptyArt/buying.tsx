/** No orders: an empty receipt. */
export function Receipt() {
  const paper =
    'M62 34Q62 28 68 28H132Q138 28 138 34V128L128.500 120L119 128L109.500 120L100 128L90.500 120L81 128L71.500 120L62 128Z';
  return (
    <>
      <path className="shade" d="M138 52L150 56L146 124L138 118Z" />
      <path className="paper" d={paper} />
      <path className="solid" d="M62 34Q62 28 68 28H132Q138 28 138 34V48H62Z" />
      <path className="chalk" d="M74 38H102" />
      <path className="thin" d="M74 62H104M74 76H96M74 90H100M118 62H126M118 76H126" />
      <path className="edge" d={paper} />
      <circle className="ring" cx={119} cy={99} r={11} />
      <path className="ring" d="M114 99L118 103L125 95" />
      <ellipse className="dark" cx={160} cy={130} rx={17} ry={6} />
      <path className="dark" d="M143 122H177V130H143Z" />
      <ellipse className="spark" cx={160} cy={122} rx={17} ry={6} />
      <path className="thin dotted" d="M28 58Q40 44 56 50" />
    </>
  );
}

/** No coupons: two tickets with notches, a perforated edge and a coloured side. */
export function Tickets() {
  const ticket = 'M0 7Q0 0 7 0H28A8 8 0 0 0 44 0H115Q122 0 122 7V59Q122 66 115 66H44A8 8 0 0 0 28 66H7Q0 66 0 59Z';
  const side = 'M0 7Q0 0 7 0H28A8 8 0 0 0 36 8V58A8 8 0 0 0 28 66H7Q0 66 0 59Z';
  return (
    <>
      <g transform="translate(56 34) rotate(11)">
        <path className="shade" d={ticket} />
        <path className="edge" d={ticket} />
      </g>
      <g transform="translate(32 66) rotate(-9)">
        <path className="paper" d={ticket} />
        <path className="solid" d={side} />
        <path className="edge" d={ticket} />
        <path className="chalk" d="M11 24L18 33L25 24M18 33V46M12 36H24" />
        <path className="chalk dotted" d="M36 12V56" />
        <path className="thin" d="M52 18H92M52 32H78" />
        <rect className="tint" x={52} y={44} width={30} height={11} rx={5.5} />
        <circle className="ring" cx={104} cy={42} r={9} />
        <path className="ring" d="M104 38V46" />
      </g>
    </>
  );
}
