/** Attribute that holds what stood in `style`: text to be read, which no policy of a page minds (X2). */
export const STYLE_TEXT = 'data-style-text';

/** Elements of which not even the text is read. */
const RAW = ['style', 'script', 'noscript', 'xmp', 'iframe', 'noembed', 'noframes', 'template'];
/** Elements without text that a policy has words about. */
const VOID = ['base', 'link', 'meta'];
const BLANK = /[\s/]/;
const NAME_END = /[\s/>]/;
const VALUE_END = /[\s>]/;

/**
 * Markup whose parsing leaves no message of a content security policy: a parser reports each `style` and each handler, even in a document
 * that shows and runs nothing. Read once from beginning to end, as a parser reads tags; what is no tag stays as it is.
 */
export function withoutStyles(markup: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = markup.indexOf('<'); open >= 0; open = markup.indexOf('<', at)) {
    parts.push(markup.slice(at, open));
    const next = markup[open + 1] ?? '';
    if (markup.startsWith('<!--', open)) {
      const close = markup.indexOf('-->', open + 4);
      at = close < 0 ? markup.length : close + 3;
    } else if (!/[a-z]/i.test(next)) {
      parts.push('<');
      at = open + 1;
    } else {
      const tag = readTag(markup, open);
      at = tag.end;
      if (RAW.includes(tag.name)) at = afterElement(markup, tag.name, at);
      else if (!VOID.includes(tag.name)) parts.push(tag.text);
    }
  }
  parts.push(markup.slice(at));
  return parts.join('');
}

/** The place behind the end tag of an element whose text is no markup. */
function afterElement(markup: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const found = end.exec(markup);
  if (!found) return markup.length;
  const close = markup.indexOf('>', found.index);
  return close < 0 ? markup.length : close + 1;
}

/** A tag without handlers, its style as text. */
function readTag(markup: string, open: number): { name: string; text: string; end: number } {
  let at = open + 1;
  const skip = (isIn: (sign: string) => boolean) => {
    while (at < markup.length && isIn(markup[at] ?? '')) at += 1;
  };
  skip((sign) => !NAME_END.test(sign));
  const name = markup.slice(open + 1, at).toLowerCase();
  const parts = [markup.slice(open, at)];
  while (at < markup.length) {
    skip((sign) => BLANK.test(sign));
    if (markup[at] === '>' || at >= markup.length) break;
    const from = at;
    at += 1;
    skip((sign) => !NAME_END.test(sign) && sign !== '=');
    const attribute = markup.slice(from, at).toLowerCase();
    skip((sign) => /\s/.test(sign));
    let value = '';
    if (markup[at] === '=') {
      at += 1;
      skip((sign) => /\s/.test(sign));
      value = readValue();
    }
    if (attribute === 'style') parts.push(` ${STYLE_TEXT}=${value}`);
    else if (!attribute.startsWith('on')) parts.push(value === '' ? ` ${attribute}` : ` ${attribute}=${value}`);
  }
  return { name, text: `${parts.join('')}>`, end: at + 1 };

  function readValue(): string {
    const quote = markup[at];
    const from = at;
    if (quote === '"' || quote === "'") {
      const close = markup.indexOf(quote, at + 1);
      at = close < 0 ? markup.length : close + 1;
      return close < 0 ? '""' : markup.slice(from, at);
    }
    skip((sign) => !VALUE_END.test(sign));
    return from === at ? '""' : markup.slice(from, at);
  }
}
