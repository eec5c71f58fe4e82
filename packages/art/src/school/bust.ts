import { circle, mix, path, rect } from '../drawing.ts';
import { HAIR } from './hair.ts';
import { type Clothes, WEAR } from './wear.ts';

/** A drawn person, composed of parts. */
export interface Person extends Clothes {
  hair: keyof typeof HAIR;
  hairColor: string;
  skin: string;
  smile: boolean;
  /** Width of the eyebrows. */
  brow?: number;
  /** Colour of the frame. */
  glasses?: string;
  roundGlasses?: boolean;
  earring?: string;
}

const BODY = 'M34 400C36 326 66 292 118 276L138 268H182L202 276C254 292 284 326 286 400Z';

function shoulders(o: Person, shade: string) {
  let b = '';
  b +=
    path(BODY, `fill="${o.cloth}"`) +
    path('M34 400C36 326 66 292 118 276L126 273C96 300 84 344 84 400Z', 'fill="#000" opacity=".07"');
  b +=
    path('M137 206V262Q138 290 160 290T183 262V206Z', `fill="${o.skin}"`) +
    path('M137 218Q160 252 183 218V238Q160 262 137 240Z', `fill="${shade}" opacity=".75"`);
  return b + WEAR[o.wear](o);
}

function face(o: Person, shade: string) {
  const ink = mix(o.hairColor, '#1a1010', 0.5);
  let b = '';
  b += `<ellipse cx="108" cy="166" rx="10" ry="15" fill="${shade}"/><ellipse cx="212" cy="166" rx="10" ry="15" fill="${shade}"/>`;
  b += path(
    'M107 148C107 110 130 90 160 90S213 110 213 148C213 188 200 214 178 225C167 230 153 230 142 225C120 214 107 188 107 148Z',
    `fill="${o.skin}"`,
  );
  b += circle(128, 188, 12, 'fill="#ff6a4d" opacity=".17"') + circle(192, 188, 12, 'fill="#ff6a4d" opacity=".17"');
  b += `<g fill="#2a1d1b"><ellipse cx="138" cy="165" rx="4.6" ry="5.4"/><ellipse cx="182" cy="165" rx="4.6" ry="5.4"/></g>${circle(139.6, 163, 1.5, 'fill="#fff"')}${circle(183.6, 163, 1.5, 'fill="#fff"')}`;
  b += path(
    'M126 149Q137 142 149 148M171 148Q183 142 194 149',
    `stroke="${ink}" stroke-width="${o.brow ?? 4}" fill="none" stroke-linecap="round"`,
  );
  b += path(
    'M160 168Q153 184 158 187Q162 189 165 187',
    `stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"`,
  );
  b += o.smile
    ? path(
        'M143 200Q160 204 177 200Q173 217 160 217T143 200Z',
        'fill="#fff" stroke="#a63a32" stroke-width="2.600" stroke-linejoin="round"',
      )
    : path('M146 203Q160 213 174 203', 'stroke="#a63a32" stroke-width="3.6" fill="none" stroke-linecap="round"');
  return b;
}

function glasses(o: Person) {
  if (!o.glasses) return '';
  const frame = `fill="#fff" fill-opacity=".16" stroke="${o.glasses}" stroke-width="3.6"`;
  const lenses = o.roundGlasses
    ? circle(138, 166, 18, frame) + circle(182, 166, 18, frame)
    : rect(118, 152, 38, 28, `rx="9" ${frame}`) + rect(164, 152, 38, 28, `rx="9" ${frame}`);
  const bridge = 'M156 164Q160 160 164 164M118 162L108 158M202 162L212 158';
  return lenses + path(bridge, `stroke="${o.glasses}" stroke-width="3.4" fill="none"`);
}

/** Head and shoulders without a ground, so that the brand's tint on the page shows behind them. */
export function drawBust(o: Person) {
  const hair = HAIR[o.hair];
  const shade = mix(o.skin, '#7a2f1c', 0.22);
  const earring =
    o.earring && circle(106, 184, 4.4, `fill="${o.earring}"`) + circle(214, 184, 4.4, `fill="${o.earring}"`);
  return (
    path(hair.back, `fill="${mix(o.hairColor, '#000000', 0.18)}"`) +
    shoulders(o, shade) +
    face(o, shade) +
    path(hair.front, `fill="${o.hairColor}"`) +
    path(
      'M126 104Q146 84 178 88',
      `stroke="${mix(o.hairColor, '#ffffff', 0.35)}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".35"`,
    ) +
    glasses(o) +
    (earring ?? '')
  );
}
