import { Global } from '@emotion/react';
import { Button, formatDay, Heading, Link, ScoreForm, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { HeadButtons, PaperHead, PRINT } from '../../../shared/paper/paper.styles.ts';
import { Allowed } from '../../../shared/permissions/Allowed.tsx';
import { fillPath } from './archivePaths.ts';
import { Columns, Desk, SideCard } from './archives.styles.ts';
import { SheetSlip } from './SheetSlip.tsx';
import { SheetStore } from './SheetStore.ts';
import { TONES } from './sheetTones.ts';

/** `/archives/scoreSheet/:id` (§2): one score sheet to read and to print. */
export const SheetPage = observer(function SheetPage() {
  const { t } = useTranslation('archives');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new SheetStore(root.api), id ?? undefined);
  const view = useView();
  const { sheet } = store;
  const { value } = sheet;
  const isMissing = id === null || sheet.error?.kind === 'missing';
  useTitle(isMissing ? undefined : (value?.title ?? t('sheetTitle')));
  if (isMissing) {
    const action = { href: '/archives', label: t('toArchives') };
    return (
      <Desk>
        <Missing title={t('missing')} text={t('missingHint')} action={action} />
      </Desk>
    );
  }
  return (
    <Desk>
      <Global styles={PRINT} />
      <PaperHead data-print="hide">
        <Heading level={1} size={28}>
          {t('sheetTitle')}
        </Heading>
        {value?.state !== undefined && <Tag tone={TONES[value.state]}>{t(`state.${value.state}`)}</Tag>}
        <Link href="/archives">{t('toArchives')}</Link>
        <HeadButtons data-essential>
          {store.isOpen && value ? (
            <Allowed to="archives.sheetFill">
              <Button href={fillPath(value.id)}>{t(value.state === 'toFill' ? 'fill' : 'change')}</Button>
            </Allowed>
          ) : (
            <Button variant="outline" disabled={!value} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </HeadButtons>
      </PaperHead>
      <Await query={sheet} skeleton="row" count={6}>
        {({ attachments, confirmedBy, confirmedAt }) => (
          <Columns>
            <SheetSlip
              store={store}
              hint={
                confirmedBy !== undefined && confirmedAt !== undefined
                  ? t('confirmedBy', {
                      name: confirmedBy,
                      date: formatDay(confirmedAt, view),
                    })
                  : undefined
              }
            >
              <ScoreForm subjects={store.subjects} values={store.values} />
            </SheetSlip>
            {attachments.length > 0 && (
              <SideCard data-print="hide">
                <h2>{t('photos')}</h2>
                {attachments.map(({ id: fileId, name, url }) => (
                  <img key={fileId} src={url} alt={name} />
                ))}
              </SideCard>
            )}
          </Columns>
        )}
      </Await>
    </Desk>
  );
});
