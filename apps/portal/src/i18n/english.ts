/**
 * English texts for the Chinese ones: the same keys, and beside any of them one in the singular, `key_one`, which i18next takes where the
 * `count` of the text is 1. Chinese has one form.
 */
export type English<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? T
    : { [K in keyof T]: English<T[K]> } & {
        [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string;
      };
