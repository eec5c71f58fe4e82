import { Alert, Button, formatStartTime, Heading, ImageUpload, Link, ScoreForm } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { usePerform } from '../../../page/usePerform.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useUploads } from '../../../page/useUploads.ts';
import { useView } from '../../../page/useView.ts';
import { PaperHead } from '../../../shared/paper/paper.styles.ts';
import { Allowed } from '../../../shared/permissions/Allowed.tsx';
import { sheetPath } from './archivePaths.ts';
import { Columns, Desk, SideCard, SlipButtons } from './archives.styles.ts';
import { SheetSlip } from './SheetSlip.tsx';
import { SheetStore } from './SheetStore.ts';

/** `/archives/sheetFill/:id` (§2): the scores of an exam in cells, saved as a draft or submitted; read-only once that is over. */
export const SheetFillPage = observer(function SheetFillPage() {
  const { t } = useTranslation('archives');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new SheetStore(root.api), id ?? undefined);
  const view = useView();
  const { sheet } = store;
  const { value } = sheet;
  const isMissing = id === null || sheet.error?.kind === 'missing';
  useTitle(isMissing ? undefined : t('fillTitle'));
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
      <PaperHead>
        <Heading level={1} size={28}>
          {t('fillTitle')}
        </Heading>
        {value?.dueAt !== undefined && <span>{t('due', { when: formatStartTime(value.dueAt, view) })}</span>}
        <Link href="/archives">{t('toArchives')}</Link>
      </PaperHead>
      <Await query={sheet} skeleton="row" count={6}>
        {() => <Fill store={store} />}
      </Await>
    </Desk>
  );
});

/** What stands in the way, the cells, the photos. */
const Fill = observer(function Fill({ store }: { store: SheetStore }) {
  const { t } = useTranslation('archives');
  const { services } = useRoot();
  const perform = usePerform();
  const navigate = useNavigate();
  const transport = useUploads();
  const { value } = store.sheet;
  if (!value) return null;
  const { isOpen, isLate, obstacles, tried } = store;
  const save = (isSubmitted: boolean) =>
    perform(async () => {
      if (!(await store.save(isSubmitted))) return;
      services.toast('success', t(isSubmitted ? 'submitted' : 'saved'));
      if (isSubmitted) await navigate(sheetPath(value.id));
    });
  return (
    <>
      <Notices store={store} />
      <Columns>
        <SheetSlip store={store} hint={isOpen ? t('fillHint') : undefined}>
          {obstacles > 0 && (
            <Alert
              tone="danger"
              role="alert"
              title={t(tried === 'draft' ? 'cannotSave' : 'cannotSubmit', { count: obstacles })}
            />
          )}
          <ScoreForm
            subjects={store.subjects}
            values={store.values}
            onChange={isOpen ? store.type : undefined}
            showProblems={tried === 'submit'}
          />
          {isOpen && (
            <Allowed to="archives.sheetFill">
              <SlipButtons>
                <Button
                  size="lg"
                  variant="outline"
                  tone="neutral"
                  disabled={store.pending > 0}
                  onClick={() => save(false)}
                >
                  {t('draft')}
                </Button>
                <Button size="lg" disabled={store.pending > 0} onClick={() => save(true)}>
                  {t('submit')}
                </Button>
              </SlipButtons>
            </Allowed>
          )}
        </SheetSlip>
        {isOpen && !isLate && (
          <SideCard>
            <ImageUpload
              key={value.id}
              title={t('photos')}
              max={9}
              transport={transport}
              defaultValue={value.attachments.map(({ id, name, url }) => ({
                id: String(id),
                name,
                size: 0,
                mime: '',
                url,
              }))}
              onChange={store.setFiles}
              onPendingChange={store.setPending}
            />
            <p>{t('photosHint')}</p>
          </SideCard>
        )}
      </Columns>
    </>
  );
});

/** Why it was sent back, cannot be changed, or was not saved. */
const Notices = observer(function Notices({ store }: { store: SheetStore }) {
  const { t } = useTranslation('archives');
  const { value } = store.sheet;
  const { isOpen, isLate, isOutdated } = store;
  if (!value) return null;
  if (isOutdated) {
    return (
      <Alert
        tone="warning"
        role="alert"
        title={t('staleTitle')}
        action={
          <Button size="sm" variant="outline" onClick={() => store.read(value.id)}>
            {t('reload')}
          </Button>
        }
      >
        {t('staleHint')}
      </Alert>
    );
  }
  if (isOpen) {
    if (value.state !== 'sentBack') return null;
    return (
      <Alert tone="warning" title={t('sentBackTitle')}>
        {value.comment}
      </Alert>
    );
  }
  const isOver = value.state === 'submitted' || value.state === 'confirmed' || !isLate;
  return (
    <Alert tone="info" title={t(isOver ? 'closedTitle' : 'lateTitle')}>
      {t(isOver ? 'closedHint' : 'lateHint')}
    </Alert>
  );
});
