/** Breaks text into lines that fit: between words, between Chinese characters, and inside what is longer than a line. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    let line = '';
    for (const word of wordsOf(paragraph)) {
      if (line === '' || widthOf(line + word.trimEnd()) <= width) line += word;
      else {
        lines.push(line.trimEnd());
        line = word.trimStart();
      }
      if (widthOf(line.trimEnd()) <= width) continue;
      const parts = split(line, width, widthOf);
      line = parts.pop() ?? '';
      lines.push(...parts);
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const signSegmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Words and signs; a sign that closes stays with what it closes. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of wordSegmenter.segment(text)) {
    const isClosing = /^[，。、；：？！）】》」』”’,.;:?!)\]}%]+$/.test(segment);
    if (isClosing && words.length > 0) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
  }
  return words;
}

function split(text: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of signSegmenter.segment(text)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
