/** No messages: an opened letter with nothing in it, and a speech bubble. */
export function OpenLetter() {
  return (
    <>
      <path className="deep" d="M50 72L94 36Q100 31 106 36L150 72V126H50Z" />
      <path className="paper" d="M62 56Q62 50 68 50H132Q138 50 138 56V110H62Z" />
      <path className="edge" d="M62 110V56Q62 50 68 50H132Q138 50 138 56V110" />
      <path className="thin" d="M74 64H112M74 76H126M74 88H104" />
      <path className="solid" d="M50 72L100 108L150 72V128Q150 134 144 134H56Q50 134 50 128Z" />
      <path className="deep" d="M50 128Q50 134 56 134H144Q150 134 150 128L108 101Q100 96 92 101Z" />
      <path
        className="spark"
        d="M148 20H172Q180 20 180 28V42Q180 50 172 50H162L152 58V50H148Q140 50 140 42V28Q140 20 148 20Z"
      />
      <circle className="paper" cx={151} cy={35} r={2.5} />
      <circle className="paper" cx={160} cy={35} r={2.5} />
      <circle className="paper" cx={169} cy={35} r={2.5} />
    </>
  );
}

/** Login required: a student card with a lock. */
export function StudentCard() {
  return (
    <>
      <path className="deep" d="M74 8H88L104 44H96Z" />
      <path className="solid" d="M126 8H112L96 44H104Z" />
      <rect className="dark" x={92} y={40} width={16} height={12} rx={3} />
      <rect className="paper" x={60} y={48} width={80} height={88} rx={9} />
      <rect className="edge" x={60} y={48} width={80} height={88} rx={9} />
      <path className="edge" d="M92 57H108" />
      <circle className="tint" cx={100} cy={86} r={21} />
      <circle className="solid" cx={100} cy={81} r={8} />
      <path className="solid" d="M83.500 98.500Q86 90 100 90T116.500 98.500Q110 107 100 107T83.500 98.500Z" />
      <path className="thin" d="M76 118H108M76 127H96" />
      <path className="edge" d="M128 112V106A9 9 0 0 1 146 106V112" />
      <rect className="spark" x={121} y={111} width={32} height={26} rx={6} />
      <circle className="dark" cx={137} cy={121} r={3.5} />
      <path className="dark" d="M135.500 122H138.500L139.500 130H134.500Z" />
    </>
  );
}

/** Error: the thread of the course is torn, next to an unconcerned cat. */
export function CatAndThread() {
  return (
    <>
      <path className="cord" d="M18 40H78Q86 40 88 34" />
      <path className="cord" d="M112 50Q116 40 126 44Q150 54 150 80T146 112" />
      <path className="ring" d="M94 28L98 20M102 34L110 30M96 42L102 48" />
      <circle className="solid" cx={34} cy={40} r={6} />
      <circle className="solid" cx={64} cy={40} r={6} />
      <path className="paper" d="M34 37A3 3 0 1 1 33.900 37ZM64 37A3 3 0 1 1 63.900 37Z" />
      <circle className="bright" cx={146} cy={118} r={19} />
      <path className="chalk" d="M131 110Q146 104 161 112M128 119Q146 112 164 121M132 129Q146 121 160 130" />
      <path className="cord" d="M158 134Q172 142 184 132" />
      <path className="dark" d="M42 139C36 108 52 94 80 94C106 94 122 110 120 139Z" />
      <path className="dark" d="M92 104L91 82L105 93H113L124 81L125 104C129 120 121 130 109 130S88 120 92 104Z" />
      <path className="dark" d="M46 126C26 124 20 139 38 139H70V130Z" />
      <path
        className="chalk"
        d="M98 111Q101.500 114 105 111M112 111Q115.500 114 119 111M106.500 117.500L109 120L111.500 117.500"
      />
    </>
  );
}
