import { circle, mix, path } from '../drawing.ts';

/** What a person wears: colours of the cloth and of what shows beneath it. */
export interface Clothes {
  wear: 'shirt' | 'blazer' | 'turtle' | 'round' | 'mandarin' | 'hoodie';
  cloth: string;
  inner: string;
}

/** Collars and buttons over the shoulders. */
export const WEAR: Record<Clothes['wear'], (o: Clothes) => string> = {
  shirt: (o) =>
    path(
      'M136 260L160 300L126 318L112 276ZM184 260L160 300L194 318L208 276Z',
      `fill="${mix(o.cloth, '#ffffff', 0.55)}"`,
    ) +
    path('M160 302V400', `stroke="${mix(o.cloth, '#000000', 0.18)}" stroke-width="2.5"`) +
    circle(160, 334, 3.4, `fill="${mix(o.cloth, '#000000', 0.25)}"`) +
    circle(160, 368, 3.4, `fill="${mix(o.cloth, '#000000', 0.25)}"`),
  blazer: (o) =>
    path('M134 264Q160 304 186 264L196 400H124Z', `fill="${o.inner}"`) +
    path(
      'M132 264L112 278L104 318L128 322L120 340L152 400H118L60 330ZM188 264L208 278L216 318L192 322L200 340L168 400H202L260 330Z',
      `fill="${mix(o.cloth, '#000000', 0.12)}"`,
    ) +
    path(
      'M136 262L160 296L146 312L126 272ZM184 262L160 296L174 312L194 272Z',
      `fill="${mix(o.inner, '#ffffff', 0.4)}"`,
    ),
  turtle: (o) =>
    path('M132 240Q160 262 188 240L192 280Q160 300 128 280Z', `fill="${mix(o.cloth, '#ffffff', 0.14)}"`) +
    path('M132 258Q160 280 189 258', `stroke="${mix(o.cloth, '#000000', 0.14)}" stroke-width="2" fill="none"`),
  round: (o) => path('M126 270Q160 318 194 270L200 274Q160 332 120 274Z', `fill="${mix(o.cloth, '#ffffff', 0.35)}"`),
  mandarin: (o) =>
    path(
      'M132 252Q146 280 158 286L156 302Q130 290 122 272ZM188 252Q174 280 162 286L164 302Q190 290 198 272Z',
      `fill="${mix(o.cloth, '#ffffff', 0.22)}"`,
    ) +
    path('M160 300V400', `stroke="${mix(o.cloth, '#000000', 0.25)}" stroke-width="2.5"`) +
    [318, 350, 382]
      .map(
        (y) =>
          path(`M148 ${y}H172`, `stroke="${o.inner}" stroke-width="4" stroke-linecap="round"`) +
          circle(160, y, 4, `fill="${o.inner}"`),
      )
      .join(''),
  hoodie: (o) =>
    path(
      'M112 276Q128 316 160 322T208 276L222 284Q206 344 160 346T98 284Z',
      `fill="${mix(o.cloth, '#000000', 0.13)}"`,
    ) + path('M146 330V368M174 330V362', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"'),
};
