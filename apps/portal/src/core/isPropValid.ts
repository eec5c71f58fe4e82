/**
 * Stands in for `@emotion/is-prop-valid` by an alias of `vite.config.ts`: which props of a styled tag reach the DOM. The list of
 * every attribute that HTML and SVG know is left out: what the kit gives to a tag is an attribute by its type, and `as` is Emotion's own.
 */
export default function isPropValid(key: string): boolean {
  return key !== 'as';
}
