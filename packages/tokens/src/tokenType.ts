declare const kind: unique symbol;

/** The value of one token: a string such as `var(--sy-space-16)`, branded with its kind (`Token<'color'>`). */
export type Token<Kind extends string> = string & { readonly [kind]: Kind };
