let known: boolean | undefined;

/** Whether this browser has a font with emoji: without one they are empty boxes, and none are offered. */
export function canDrawEmoji(): boolean {
  known ??= isColoured('\u{1f600}');
  return known;
}

/** Emoji are drawn in colours of their own, whatever the colour of the text. */
function isColoured(sign: string): boolean {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.font = '16px sans-serif';
  pen.fillText(sign, 0, 16);
  const { data } = pen.getImageData(0, 0, 24, 24);
  return data.some((value, at) => at % 4 < 3 && value > 0); // text is black: every colour channel stays 0
}
