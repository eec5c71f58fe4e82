import { ARTICLE_BODY_MAX } from '@shuyuan/rules';
import { Card, FileUpload, Heading, Switch } from '@shuyuan/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../../page/useUploads.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import type { DraftProblems } from '../draftProblems.ts';
import type { WriteStore } from './WriteStore.ts';
import { Checks, Side } from './write.styles.ts';

interface SettingsProps {
  store: WriteStore;
  problems: DraftProblems;
  /** Characters of the text. */
  length: number;
  onChange: (part: Partial<ArticleDraft>) => void;
}

/** Attachments, who may read and comment, and what is still missing. */
export const Settings = observer(function Settings({ store, problems, length, onChange }: SettingsProps) {
  const { t } = useTranslation('writing');
  const transport = useUploads();
  const { attachments, isPublic, allowsComments } = store.draft;
  const checks = [
    [problems.title, t('check.title')],
    [problems.plate, t('check.plate')],
    [problems.content, t('check.body', { shown: formatWhole(length), max: formatWhole(ARTICLE_BODY_MAX) })],
    [store.uploadingCount > 0 ? t('stillUploading') : undefined, t('check.files')],
  ] as const;
  return (
    <Side>
      <Card as="section">
        <Heading level={2} size={16}>
          {t('attachments')}
        </Heading>
        <FileUpload
          value={attachments}
          transport={transport}
          onChange={(files) => onChange({ attachments: files })}
          onPendingChange={(count) => store.setUploads('attachments', count)}
        />
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
      <Card as="section">
        <Heading level={2} size={16}>
          {t('checks')}
        </Heading>
        <Checks>
          {checks.map(([problem, done]) => (
            <li key={done} data-problem={problem === undefined ? undefined : ''}>
              {problem === undefined ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
              {problem ?? done}
            </li>
          ))}
        </Checks>
        <p>{t('reviewHint')}</p>
      </Card>
    </Side>
  );
});
