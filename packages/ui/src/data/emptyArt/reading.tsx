/** No data: an open book and a paper plane. */
export function BookAndPlane() {
  return (
    <>
      <path className="thin dotted" d="M22 108Q44 60 88 64T146 30" />
      <path className="solid" d="M44 118Q72 102 100 116Q128 102 156 118V132Q128 118 100 132Q72 118 44 132Z" />
      <path className="paper" d="M48 76Q74 60 100 76V124Q74 108 48 124Z" />
      <path className="tint" d="M152 76Q126 60 100 76V124Q126 108 152 124Z" />
      <path className="edge" d="M48 76Q74 60 100 76Q126 60 152 76V124Q126 108 100 124Q74 108 48 124ZM100 76V124" />
      <path className="thin" d="M60 84Q76 76 90 82M60 96Q76 88 90 94M110 82Q124 76 140 84" />
      <path className="bright" d="M28 40L66 24L54 58L46 46Z" />
      <path className="deep" d="M66 24L46 46L44 56L54 58Z" />
    </>
  );
}

/** No results: a magnifying glass over an empty page. */
export function LensOnPage() {
  return (
    <>
      <path className="shade" d="M70 40L136 32Q142 31 143 37L150 120H72Z" />
      <rect className="paper" x={50} y={38} width={78} height={96} rx={7} />
      <rect className="edge" x={50} y={38} width={78} height={96} rx={7} />
      <path className="thin" d="M62 56H100M62 70H88M62 84H82M62 98H84M62 112H96" />
      <path className="bold" d="M136 112L156 132" />
      <path className="edge" d="M130 106L138 114" />
      <circle className="halo" cx={116} cy={90} r={26} />
      <circle className="edge" cx={116} cy={90} r={26} />
      <path className="ring dotted" d="M104 98Q116 84 128 98" />
      <circle className="deep" cx={108} cy={84} r={2.5} />
      <circle className="deep" cx={124} cy={84} r={2.5} />
      <path className="chalk" d="M98 82Q102 72 110 70" />
    </>
  );
}

/** No lessons: a waiting screen, with the thread of a course below. */
export function ScreenAndCap() {
  return (
    <>
      <path className="deep" d="M88 112H112L117 132H83Z" />
      <rect className="deep" x={72} y={130} width={56} height={7} rx={3.5} />
      <rect className="deep" x={40} y={38} width={120} height={80} rx={9} />
      <rect className="paper" x={46} y={44} width={108} height={68} rx={4} />
      <path className="tint" d="M46 92Q72 78 98 88T154 76V108Q154 112 150 112H50Q46 112 46 108Z" />
      <circle className="solid" cx={100} cy={73} r={17} />
      <path className="paper" d="M95 64.500L109 73L95 81.500Z" />
      <path className="cord" d="M58 101H100" />
      <path className="thin" d="M100 101H142" />
      <circle className="solid" cx={58} cy={101} r={4} />
      <circle className="solid" cx={100} cy={101} r={4} />
      <circle className="paper" cx={142} cy={101} r={4} />
      <circle className="thin" cx={142} cy={101} r={4} />
      <path className="dark" d="M30 42V52Q46 62 62 48V36Z" />
      <path className="bright" d="M12 38L44 20L80 30L47 49Z" />
      <path className="ring" d="M46 34L21 42V56" />
      <circle className="spark" cx={21} cy={59} r={3.5} />
    </>
  );
}
