/** What the typesetter hands a macro to read its arguments with. */
interface MacroContext {
  future(): { text: string };
  popToken(): { text: string };
  consumeSpaces(): void;
  consumeArgs(count: number): { text: string }[][];
}
type Macro = string | ((context: MacroContext) => string);

/** Arguments in braces as their source; tokens come in reverse. */
function argsOf(context: MacroContext, count: number): string[] {
  return context.consumeArgs(count).map((tokens) =>
    tokens
      .toReversed()
      .map(({ text }) => spaced(text))
      .join(''),
  );
}
const spaced = (text: string) => (/^\\[a-zA-Z]+$/.test(text) ? `${text} ` : text);

/** An argument in square brackets, if one follows. */
function optionOf(context: MacroContext): string | null {
  context.consumeSpaces();
  if (context.future().text !== '[') return null;
  context.popToken();
  let option = '';
  while (context.future().text !== ']' && context.future().text !== 'EOF') option += spaced(context.popToken().text);
  context.popToken();
  return option;
}

/** A number as it is set: groups of thousands, and a power of ten for `e`. */
function numberOf(source: string): string {
  const found = /^\s*([+-]?[\d.,]*)\s*[eEdD]\s*([+-]?\d+)\s*$/.exec(source);
  if (!found) return source.replaceAll('+-', '\\pm ');
  const [, digits = '', power = ''] = found;
  return digits === '' ? `10^{${power}}` : `${digits}\\times 10^{${power}}`;
}

/** A unit in upright letters; a point and `~` between units are a thin space. */
const unitOf = (source: string) => `\\mathrm{${source.replaceAll(/(?<=\S)\s*[.~]\s*(?=\S)/g, '\\,')}}`;
/** A number with its unit; degrees and percent stand at the number. */
const quantityOf = (number: string, unit: string) =>
  `${numberOf(number)}${/^\s*(?:\\(?:degree|percent|%)|°)\s*$/.test(unit) ? '' : '\\,'}${unitOf(unit)}`;

const quantity: Macro = (context) => {
  optionOf(context);
  const [number = '', unit = ''] = argsOf(context, 2);
  return quantityOf(number, unit);
};
const unit: Macro = (context) => {
  optionOf(context);
  return unitOf(argsOf(context, 1)[0] ?? '');
};
const number: Macro = (context) => {
  optionOf(context);
  return numberOf(argsOf(context, 1)[0] ?? '');
};
const derivative =
  (sign: string): Macro =>
  (context) => {
    const order = optionOf(context);
    const power = order === null ? '' : `^{${order}}`;
    const [first = ''] = argsOf(context, 1);
    context.consumeSpaces();
    if (context.future().text !== '{') return `\\frac{${sign}${power}}{${sign} ${first}${power}}`;
    const [second = ''] = argsOf(context, 1);
    return `\\frac{${sign}${power} ${first}}{${sign} ${second}${power}}`;
  };
const isotope: Macro = (context) => {
  const mass = optionOf(context) ?? '';
  const charge = optionOf(context) ?? '';
  return `{}^{${mass}}_{${charge}}\\mathrm{${argsOf(context, 1)[0] ?? ''}}`;
};

/** Units of siunitx by their names; prefixes join what follows them. */
const UNITS: Readonly<Record<string, string>> = {
  metre: 'm',
  meter: 'm',
  gram: 'g',
  kilogram: 'kg',
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  ampere: 'A',
  kelvin: 'K',
  mole: 'mol',
  candela: 'cd',
  newton: 'N',
  joule: 'J',
  watt: 'W',
  volt: 'V',
  ohm: '\\Omega',
  coulomb: 'C',
  farad: 'F',
  henry: 'H',
  hertz: 'Hz',
  pascal: 'Pa',
  tesla: 'T',
  weber: 'Wb',
  litre: 'L',
  liter: 'L',
  celsius: '{}^{\\circ}C',
  degreeCelsius: '{}^{\\circ}C',
  electronvolt: 'eV',
  becquerel: 'Bq',
  percent: '\\%',
  kilo: 'k',
  hecto: 'h',
  deci: 'd',
  centi: 'c',
  milli: 'm',
  micro: '\\mu ',
  nano: 'n',
  pico: 'p',
  mega: 'M',
  giga: 'G',
  per: '/',
  squared: '^{2}',
  cubed: '^{3}',
};

const unitMacros = Object.fromEntries(Object.entries(UNITS).map(([name, sign]) => [`\\${name}`, sign]));

/** Commands that textbooks of physics and of money use and the typesetter does not know: siunitx, physics, isotope. */
export const MACROS: Readonly<Record<string, Macro>> = {
  ...unitMacros,
  '\\SI': quantity,
  '\\qty': quantity,
  '\\si': unit,
  '\\unit': unit,
  '\\num': number,
  '\\ang': '{#1}^{\\circ}',
  '\\isotope': isotope,
  '\\vb': '\\boldsymbol{#1}',
  '\\va': '\\vec{\\boldsymbol{#1}}',
  '\\vu': '\\hat{\\boldsymbol{#1}}',
  '\\abs': '\\left|#1\\right|',
  '\\norm': '\\left\\|#1\\right\\|',
  '\\dd': '\\mathrm{d}',
  '\\dv': derivative('\\mathrm{d}'),
  '\\pdv': derivative('\\partial '),
  '\\grad': '\\nabla',
  '\\curl': '\\nabla\\times',
  '\\laplacian': '\\nabla^{2}',
  '\\vdot': '\\cdot',
  '\\cross': '\\times',
  '\\oiint': '\\oint\\!\\!\\!\\oint',
  '\\euro': '\\text{€}',
  '\\rmb': '\\text{¥}',
  '\\permil': '\\text{‰}',
  '\\celsius': '{}^{\\circ}\\mathrm{C}',
};
