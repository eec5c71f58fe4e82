const words = (text: string) => new Set(text.trim().split(/\s+/));

/** The elements that a drawing may hold: shapes, words, groups, paint, masks and filters; nothing that runs, moves or loads. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
`);

/** Presentation attributes, which are also the properties that a `style` attribute may hold. */
const PRESENTATION = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display dominant-baseline enable-background fill fill-opacity
  fill-rule filter flood-color flood-opacity font-family font-size font-style font-weight isolation letter-spacing mask
  mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-rendering transform transform-origin vector-effect visibility word-spacing
`);

const ATTRIBUTES = words(`
  id class role version width height viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate
  lengthAdjust textLength pathLength offset gradientTransform gradientUnits spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY
  marker-start marker-mid marker-end filterUnits primitiveUnits in in2 result stdDeviation mode type values tableValues slope
  intercept amplitude exponent operator k1 k2 k3 k4 radius baseFrequency numOctaves seed stitchTiles edgeMode
  aria-label aria-hidden aria-labelledby focusable xml:space
`);

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const HERE = /^#[\w.-]+$/;
/** What CSS could load or run from a value: an escape, an at-rule, a comment, a function that takes an address. */
const OUTWARD =
  /[\\@<>]|\/\*|(?:expression|image|image-set|cross-fade|element|src|attr|var|env|paint)\s*\(|javascript:|data:|https?:|\/\//i;

/** True for a value that stays inside the drawing: every `url()` names a part of it. */
function staysInside(value: string): boolean {
  const withoutOwn = value.replace(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, '');
  return !/url\s*\(/i.test(withoutOwn) && !OUTWARD.test(withoutOwn);
}

/** True for a `style` attribute of presentation properties alone. */
const isPlainStyle = (style: string) =>
  style
    .split(';')
    .filter((part) => part.trim() !== '')
    .every((part) => PRESENTATION.has(part.slice(0, part.indexOf(':')).trim().toLowerCase()));

/** What a designer does about an element that real programs write. */
const REMEDIES: Readonly<Record<string, string>> = {
  style: 'export it with presentation attributes',
  image: 'a photo is a picture of its own',
};

/** What is wrong with an element that is not on the list. */
export function elementFlaw(name: string): string {
  const remedy = Object.hasOwn(REMEDIES, name) ? `; ${REMEDIES[name]}` : '';
  return `holds <${name}>, which a brand's drawing may not${remedy}`;
}

/** What is wrong with an attribute of an element; undefined when nothing is. Values are those after entities. */
export function attributeFlaw(element: string, name: string, value: string): string | undefined {
  const place = `the attribute ${name} of <${element}>`;
  if (Object.hasOwn(NAMESPACES, name)) {
    return element === 'svg' && value === NAMESPACES[name] ? undefined : `declares a namespace in ${place}`;
  }
  if (name.startsWith('xmlns:')) return `holds parts of an editor (${name}); export it as plain SVG`;
  if (name === 'href' || name === 'xlink:href') {
    const mayPoint = element === 'use' || element.endsWith('Gradient') || element === 'pattern';
    return mayPoint && HERE.test(value) ? undefined : `points outside itself in ${place}`;
  }
  if (name === 'style') {
    return isPlainStyle(value) && staysInside(value)
      ? undefined
      : `holds styles that are not plain colours and lines in ${place}`;
  }
  if (!ATTRIBUTES.has(name) && !PRESENTATION.has(name) && !/^data-[a-z-]+$/.test(name)) return `holds ${place}`;
  const isText = name.startsWith('aria-') || name.startsWith('data-');
  return isText || staysInside(value) ? undefined : `points outside itself in ${place}`;
}
