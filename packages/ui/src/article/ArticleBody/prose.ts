import { ARTICLE_COLOURS, type ArticleColour, RICH_TEXT_SIZES, type RichTextSize } from '@shuyuan/rules';
import { alpha, token } from '@shuyuan/tokens';

const { color } = token;

/** Looks of the marks that are there or not, alike where an article is read and where it is written. */
export const FLAG_LOOKS = {
  bold: {
    fontWeight: token.weight.semibold,
    backgroundImage: `linear-gradient(transparent 64%, ${color.actionSoft.bg} 64% 92%, transparent 92%)`,
  },
  italic: { fontStyle: 'italic' },
  underline: { textDecorationLine: 'underline' },
  strike: { textDecorationLine: 'line-through' },
} as const;

/** Looks of the sizes that text may have (§5). */
export const SIZE_LOOKS: Record<RichTextSize, { fontSize: string; lineHeight: number }> = {
  14: { fontSize: '14px', lineHeight: 1.6 },
  16: { fontSize: '16px', lineHeight: 1.6 },
  18: { fontSize: '18px', lineHeight: 1.6 },
  20: { fontSize: '20px', lineHeight: 1.6 },
  30: { fontSize: '30px', lineHeight: 1.4 },
  32: { fontSize: '32px', lineHeight: 1.4 },
};

/** Looks of the colours by their job; each is readable on a card in every brand. */
export const COLOUR_LOOKS: Record<ArticleColour, { color: string }> = {
  action: { color: color.text.link },
  accent: { color: color.accent.softFg },
  danger: { color: color.status.danger.fg },
  success: { color: color.status.success.fg },
  info: { color: color.status.info.fg },
  muted: { color: color.text.secondary },
};

const heading = (size: 16 | 18 | 20) => ({
  fontFamily: token.font.title,
  fontSize: token.fontSize[size],
  lineHeight: token.lineHeight[size],
  fontWeight: token.weight.semibold,
});

/** Looks of an article's blocks. */
export const prose = {
  minWidth: 0,
  fontSize: token.fontSize[16],
  lineHeight: '30px',
  color: color.text.primary,
  overflowWrap: 'anywhere',
  '& :is([data-article="heading2"], .kind-heading2)': heading(20),
  '& :is([data-article="heading3"], .kind-heading3)': heading(18),
  '& :is([data-article="heading4"], .kind-heading4)': heading(16),
  '& :is([data-article="quote"], .kind-quote)': {
    position: 'relative',
    marginInline: 0,
    padding: '20px 24px',
    paddingInlineStart: '28px',
    borderRadius: token.radius.card,
    fontSize: token.fontSize[18],
    lineHeight: '32px',
    fontWeight: token.weight.medium,
    background: alpha(color.actionSoft.bg, 45),
  },
  '& :is([data-article="quote"], .kind-quote)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '20px',
    insetInlineStart: 0,
    width: '4px',
    borderRadius: '2px',
    background: color.action.mark,
  },
  '& :is([data-align="center"], .align-center)': { textAlign: 'center' },
  '& :is([data-align="end"], .align-end)': { textAlign: 'end' },
} as const;

/** Looks of lists, whose numbers and depths are drawn by whoever shows them. */
export const LIST_LOOKS = {
  list: { display: 'grid', gap: token.space[12], marginBlockEnd: 0, padding: 0, listStyle: 'none' },
  item: { position: 'relative', paddingInlineStart: token.space[40] },
  bullet: {
    content: '""',
    position: 'absolute',
    insetBlockStart: '12px',
    insetInlineStart: '9px',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: color.action.mark,
  },
  innerBullet: { background: 'none', boxShadow: `inset 0 0 0 1.5px ${color.action.mark}` },
  number: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    borderRadius: '50%',
    fontFamily: token.font.number,
    fontSize: token.fontSize[13],
    lineHeight: 1,
    fontWeight: token.weight.semibold,
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
  },
  innerNumber: { color: color.text.secondary, background: color.surface.sunken },
} as const;

/** Widths of a picture, in percent of the text. */
export const PICTURE_WIDTHS = Object.fromEntries(
  [25, 50, 75, 100].map((width) => [`&[data-width="${width}"]`, { width: `${width}%` }]),
);

/** Looks of sizes and colours as rules for `data-size` and `data-colour`. */
export const markRules = {
  ...Object.fromEntries(RICH_TEXT_SIZES.map((size) => [`& [data-size="${size}"]`, SIZE_LOOKS[size]])),
  ...Object.fromEntries(ARTICLE_COLOURS.map((colour) => [`& [data-colour="${colour}"]`, COLOUR_LOOKS[colour]])),
};
