import { offsetChanges, offsetName, wallTime } from './calendarZone.ts';

/** A lesson as a calendar tells it. */
export interface CalendarEvent {
  uid: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  lecturer: string;
  isCancelled: boolean;
  /** How often it was changed. */
  sequence: number;
  changedAt: Date;
  /** Address of its page. */
  url: string;
}

/** A calendar as programs subscribe to it. */
export interface CalendarBook {
  name: string;
  language: 'ZH' | 'EN';
  /** IANA name of the zone in which its times are written. */
  timeZone: string;
  /** Seconds after which programs ask again. */
  ttlS: number;
  now: Date;
  /** Span of time that its zone is described for. */
  from: Date;
  until: Date;
  events: readonly CalendarEvent[];
}

type Line = readonly [name: string, value: string];

/** Longest line in octets, without its end (RFC 5545 3.1). */
const LINE_OCTETS = 75;

/** The calendar as text: properties in the order of RFC 5545, lines of 75 octets, each ended by CRLF. */
export function writeCalendarText(book: CalendarBook): string {
  const { name, language, timeZone, ttlS, events } = book;
  const lines: Line[] = [
    ['BEGIN', 'VCALENDAR'],
    ['PRODID', `-//Shuyuan//timetable//${language}`],
    ['VERSION', '2.0'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    // RFC 7986 and what programs read that are older than it.
    ['NAME', text(name)],
    [`REFRESH-INTERVAL;VALUE=DURATION`, `PT${ttlS}S`],
    ['X-WR-CALNAME', text(name)],
    ['X-WR-TIMEZONE', timeZone],
    ['X-PUBLISHED-TTL', `PT${ttlS}S`],
    ...zoneLines(book),
    ...events.flatMap((event) => eventLines(event, book)),
    ['END', 'VCALENDAR'],
  ];
  return lines.map(([property, value]) => `${fold(`${property}:${value}`)}\r\n`).join('');
}

/** The zone with each change of its offset in the span (RFC 5545 3.6.5). */
function zoneLines({ timeZone, from, until }: CalendarBook): Line[] {
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', timeZone],
    ...offsetChanges(timeZone, from, until).flatMap(({ local, before, after, isSummer }): Line[] => {
      const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
      return [
        ['BEGIN', kind],
        ['DTSTART', local],
        ['TZOFFSETFROM', offsetName(before)],
        ['TZOFFSETTO', offsetName(after)],
        ['END', kind],
      ];
    }),
    ['END', 'VTIMEZONE'],
  ];
}

/** A lesson, its properties in the order of RFC 5545 3.6.1. */
function eventLines(event: CalendarEvent, { timeZone, language, now }: CalendarBook): Line[] {
  const tongue = `;LANGUAGE=${language.toLowerCase()}`;
  return [
    ['BEGIN', 'VEVENT'],
    ['DTSTAMP', utc(now)],
    ['UID', event.uid],
    [`DTSTART;TZID=${timeZone}`, wallTime(event.startsAt, timeZone)],
    [`DESCRIPTION${tongue}`, text(event.lecturer)],
    ['LAST-MODIFIED', utc(event.changedAt)],
    ['SEQUENCE', String(event.sequence)],
    ['STATUS', event.isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    [`SUMMARY${tongue}`, text(event.title)],
    ['TRANSP', event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'],
    ['URL', event.url],
    [`DTEND;TZID=${timeZone}`, wallTime(event.endsAt, timeZone)],
    ['END', 'VEVENT'],
  ];
}

/** `20261120T080000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Signs that no text of a calendar may have, and breaks of lines: a name is one line (RFC 5545 3.3.11, X8). */
const UNSHOWN = /[\p{Cc}\u2028\u2029]+/gu;

function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(UNSHOWN, ' ')
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** A line in pieces of 75 octets, no character cut in two; each further piece begins with a blank (RFC 5545 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
