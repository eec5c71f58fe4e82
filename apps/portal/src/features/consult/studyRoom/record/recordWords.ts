import { formatBytes } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { formatTimeOfDay, formatZone, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import type { Look, Paragraph } from './drawText.ts';
import { dayOf } from './fileNames.ts';
import type { RecordStore } from './RecordStore.ts';

/** The words of a record in the order of the printed page: what it was, the question, what was written, the files. */
export function paragraphsOf(
  { session, lines, files }: Pick<RecordStore, 'session' | 'lines' | 'files'>,
  title: string,
  { t, ...view }: ScheduleView & { t: TFunction<'studyRoom'> },
): Paragraph[] {
  const { timeZone } = view;
  const timeOf = (at: string) => formatTimeOfDay(at, timeZone);
  const { enteredAt, subject, question, minutes } = session;
  const when =
    enteredAt &&
    `${dayOf(enteredAt, timeZone)} ${t('zoned', { zone: formatZone(timeZone, view), time: timeOf(enteredAt) })}`;
  const facts = [when, subject, minutes > 0 && t('recordMinutes', { n: minutes })].filter(Boolean).join(' · ');
  return [
    { kind: 'title', text: title },
    { kind: 'small', text: facts },
    ...section(t('question'), question ? [{ kind: 'body', text: question }] : []),
    ...section(
      t('talk'),
      lines.flatMap(({ name, text, at }): Paragraph[] => [
        { kind: 'name', text: `${name}  ${timeOf(at)}` },
        { kind: 'body', text },
      ]),
    ),
    ...section(
      t('files'),
      files.map(({ name, bytes }) => ({ kind: 'body', text: `${name} (${formatBytes(bytes)})` })),
    ),
  ];
}

const section = (heading: string, paragraphs: Paragraph[]): Paragraph[] =>
  paragraphs.length > 0 ? [{ kind: 'heading', text: heading }, ...paragraphs] : [];

/** Font and colours of the page as the browser computed them: a canvas knows no variables. */
export function lookOf(page: HTMLElement): Look {
  const probe = document.createElement('span');
  page.append(probe);
  const computed = (color: string) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const { text, surface } = token.color;
  const look = { text: computed(text.primary), quiet: computed(text.secondary), paper: computed(surface.card) };
  probe.style.fontFamily = token.font.ui;
  const font = getComputedStyle(probe).fontFamily;
  probe.remove();
  return { ...look, font };
}
