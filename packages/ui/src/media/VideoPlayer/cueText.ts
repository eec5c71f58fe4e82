import { createElement, Fragment, type ReactNode } from 'react';

/** The elements that the standard makes of a cue's tags; all others are spans, and what they say is text. */
const MARKS: ReadonlySet<string> = new Set(['b', 'i', 'u', 'ruby', 'rt']);

/** A cue as it is shown. */
export interface ShownCue {
  /** Tells cues of one moment apart. */
  key: string;
  content: ReactNode;
}

/** The cues of a position in the order of the standard: those that began earlier first. */
export function cuesAt(cues: Iterable<TextTrackCue>, at: number): ShownCue[] {
  return [...cues]
    .filter((cue) => cue instanceof VTTCue)
    .filter(({ startTime, endTime }) => startTime <= at && at < endTime)
    .map((cue, index) => ({ key: `${index} ${cue.startTime} ${cue.text}`, content: contentOf(cue.getCueAsHTML()) }))
    .filter(({ content }) => content !== null);
}

/**
 * The content of a cue, read by the browser's own parser of cue text: tags are marks, references are characters, and times and unknown
 * tags are nothing. Its elements are made anew, without classes, so that nothing of the file styles the page.
 */
function contentOf(fragment: DocumentFragment): ReactNode {
  return (fragment.textContent ?? '').trim() === '' ? null : createElement(Fragment, null, ...childrenOf(fragment));
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof HTMLElement)) return null; // a time within the cue
    const { localName, lang, title } = node;
    const props = { ...(lang && { lang }), ...(title && { title }) };
    return createElement(MARKS.has(localName) ? localName : 'span', props, ...childrenOf(node));
  });
}
