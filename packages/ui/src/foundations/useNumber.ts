import { useKit } from './KitProvider/kitContext.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language);
  formats.set(language, made);
  return made;
}

/** Shows counts as the provider's formats or its language write them: `1,043`. */
export function useNumber(): (value: number) => string {
  const { formats: own, language } = useKit();
  return own?.number ?? formatOf(language).format;
}
