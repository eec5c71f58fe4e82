import { htmlLang, type Locale } from '@shuyuan/rules';

/** A Monday; only its weekday counts. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A day of the week by ISO number (1 is Monday): one letter for the eye, the whole word for those who listen. */
export interface WeekDay {
  number: number;
  letter: string;
  name: string;
}

/** The seven days from Monday in the language of the page. */
export function weekDays(locale: Locale): WeekDay[] {
  const [letter, name] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(htmlLang(locale), { weekday, timeZone: 'UTC' }),
  );
  return [1, 2, 3, 4, 5, 6, 7].map((number) => {
    const at = MONDAY + (number - 1) * DAY_MS;
    return { number, letter: letter?.format(at) ?? '', name: name?.format(at) ?? '' };
  });
}
