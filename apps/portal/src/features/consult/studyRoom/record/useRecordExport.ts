import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { dayOf, safeName } from './fileNames.ts';
import type { RecordStore } from './RecordStore.ts';
import { lookOf, paragraphsOf } from './recordWords.ts';

/** Saves a record as a PDF or as pictures; what writes them is loaded with the first one. */
export function useRecordExport(store: RecordStore, title: string, boards: RefObject<HTMLDivElement | null>) {
  const { t } = useTranslation('studyRoom');
  const { services } = useRoot();
  const view = useView();
  const [work, setWork] = useState<'pdf' | 'images' | null>(null);
  const isBusy = useRef(false);
  const { session } = store;
  const day = session.enteredAt ? dayOf(session.enteredAt, view.timeZone) : '';
  const name = [t('fileName'), safeName(session.peer.name), day].filter(Boolean).join('-');
  const sheets = () => [...(boards.current?.querySelectorAll<SVGSVGElement>('svg[data-page]') ?? [])];

  const run = async (kind: 'pdf' | 'images', save: (code: typeof import('./exportRecord.ts')) => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(kind);
    try {
      await store.items.reload(); // addresses of pictures end while the record is open (U6)
      await save(await import('./exportRecord.ts'));
    } catch {
      services.toast('danger', t('exportFailed')); // no network for the code, no memory for the canvas
    } finally {
      isBusy.current = false;
      setWork(null);
    }
  };
  return {
    work,
    savePdf: () =>
      void run('pdf', (code) =>
        code.savePdf(name, {
          title,
          paragraphs: paragraphsOf(store, title, { ...view, t }),
          boards: sheets(),
          look: lookOf(document.body),
        }),
      ),
    /** All pages, or one. */
    saveImages: (only?: number) =>
      void run('images', (code) => {
        const all = sheets().map((svg) => ({ svg, page: Number(svg.dataset['page']) }));
        const wanted = all.filter(({ page }) => only === undefined || page === only);
        return code.saveImages(
          wanted.map(({ svg, page }) => ({ svg, name: `${name}-${t('pageName', { page })}`.replaceAll(' ', '') })),
        );
      }),
  };
}
