/** The languages of the portal; `cn` is the default (§1). */
export type Locale = 'cn' | 'en';
