import { messageTime, UPLOADS } from '@shuyuan/rules';
import { Card, FileUpload, Heading, Switch } from '@shuyuan/ui';
import { Check, Circle, CircleAlert } from 'lucide-react';
import { compareStructural, computed, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../../page/useUploads.ts';
import { useView } from '../../../../page/useView.ts';
import { type ArticleDraft, isUntouched } from '../draft/articleDraft.ts';
import type { DraftProblems } from '../draftProblems.ts';
import { fileProblems } from './fileProblems.ts';
import { useDraftPart } from './useDraftPart.ts';
import type { WriteStore } from './WriteStore.ts';
import { Checks, Side } from './write.styles.ts';

interface SettingsProps {
  store: WriteStore;
  /** Known anew with every key, and read where they are listed. */
  problems: IComputedValue<DraftProblems>;
  isLocked: boolean;
  /** Files that were dropped on the text and are no pictures. */
  dropped: readonly File[];
  onChange: (part: Partial<ArticleDraft>) => void;
}

const settingsOf = ({ attachments, isPublic, allowsComments }: ArticleDraft) => ({
  attachments,
  isPublic,
  allowsComments,
});

/** Attachments, who may read and comment, and what is still missing. */
export const Settings = observer(function Settings({ store, problems, isLocked, dropped, onChange }: SettingsProps) {
  const { t } = useTranslation('writing');
  const transport = useUploads();
  const view = useView();
  const { attachments, isPublic, allowsComments } = useDraftPart(store, settingsOf);
  return (
    <Side>
      <Card as="section">
        <Heading level={2} size={16}>
          {t('attachments')}
          <small>{`${attachments.length} / ${UPLOADS.attachDoc.maxCount}`}</small>
        </Heading>
        <FileUpload
          zone="button"
          value={attachments}
          transport={transport}
          disabled={isLocked}
          added={dropped}
          onChange={(files) => onChange({ attachments: files })}
          onUnstoredChange={(files) => store.setUnstored('attachments', files)}
        />
        {store.files.until !== null && <p>{t('storedUntil', { when: messageTime(store.files.until, view) })}</p>}
      </Card>
      <Card as="section">
        <Heading level={2} size={16}>
          {t('settings')}
        </Heading>
        <Switch
          end
          checked={isPublic}
          description={t('publicHint')}
          onChange={(checked) => onChange({ isPublic: checked })}
        >
          {t('public')}
        </Switch>
        <Switch
          end
          checked={allowsComments}
          description={t('commentsHint')}
          onChange={(checked) => onChange({ allowsComments: checked })}
        >
          {t('allowComments')}
        </Switch>
      </Card>
      <CheckList store={store} problems={problems} />
    </Side>
  );
});

/** What is there, and what keeps the article from being handed in. */
const CheckList = observer(function CheckList({ store, problems }: Pick<SettingsProps, 'store' | 'problems'>) {
  const { t } = useTranslation('writing');
  const wrong = Object.values(problems.get());
  // What nobody has begun is not wrong yet.
  const isBlank = useMemo(() => computed(() => isUntouched(store.draft)), [store]).get();
  const known = useMemo(() => computed(() => fileProblems(store, t), { equals: compareStructural }), [store, t]);
  const files = known.get();
  return (
    <Card as="section">
      <Heading level={2} size={16}>
        {t('checks')}
      </Heading>
      <Checks>
        {[wrong.length > 0 ? wrong : [null], files.length > 0 ? files : [null]].map((told, part) =>
          told.map((problem) => (
            <li
              key={problem ?? part}
              data-problem={problem === null || isBlank ? undefined : ''}
              data-open={problem !== null && isBlank ? '' : undefined}
            >
              {problem === null ? (
                <Check aria-hidden />
              ) : isBlank ? (
                <Circle aria-hidden />
              ) : (
                <CircleAlert aria-hidden />
              )}
              {problem ?? t(part === 0 ? 'check.whole' : 'check.files')}
            </li>
          )),
        )}
      </Checks>
      <p>{t('reviewHint')}</p>
    </Card>
  );
});
