import { ARTICLE_TITLE_MAX, codePointLength, formatByteLimit, uploadPolicy } from '@shuyuan/rules';
import { CoverUpload, Field, RadioGroup, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useUploads } from '../../../../page/useUploads.ts';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import { type DraftProblems, titleProblem } from '../draftProblems.ts';
import { useDraftPart } from './useDraftPart.ts';
import type { WriteStore } from './WriteStore.ts';
import { HeadColumns } from './write.styles.ts';

interface HeadsProps {
  store: WriteStore;
  problems: DraftProblems;
  isLocked: boolean;
  onChange: (part: Partial<ArticleDraft>) => void;
}

const headsOf = ({ title, plateId, cover }: ArticleDraft) => ({ title, plateId, cover });

/** Cover, title and board. */
export const Heads = observer(function Heads({ store, problems, isLocked, onChange }: HeadsProps) {
  const { t } = useTranslation('writing');
  const { title, plateId, cover } = useDraftPart(store, headsOf);
  const transport = useUploads();
  const { recommended, maxBytes } = uploadPolicy('articleCover');
  const typed = title === '' ? undefined : titleProblem(title, t);
  return (
    <HeadColumns>
      <CoverUpload
        variant="page"
        disabled={isLocked}
        value={cover}
        transport={transport}
        onChange={(next) => onChange({ cover: next })}
        onUnstoredChange={(files) => store.setUnstored('cover', files)}
      />
      <div>
        <Field
          label={t('titleLabel')}
          labelHidden
          help={t('titleLabel')}
          required
          error={problems.title ?? typed}
          count={{ n: codePointLength(title), max: ARTICLE_TITLE_MAX }}
        >
          <TextArea
            variant="title"
            rows={2}
            autoGrow
            value={title}
            placeholder={t('titlePlaceholder')}
            onKeyDown={(event) => {
              // A title is one line, however many it takes on the page.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
            }}
            onChange={(next) => onChange({ title: next.replace(/\s*\n\s*/g, ' ') })}
          />
        </Field>
        <Await query={store.plates} skeleton="text">
          {(plates) => (
            <Field label={t('plateLabel')} required error={problems.plate}>
              <RadioGroup
                chips
                value={plateId === null ? null : String(plateId)}
                onChange={(value) => {
                  const chosen = plates.find(({ id }) => String(id) === value);
                  onChange({ plateId: Number(value), plateName: chosen?.name ?? null });
                }}
                items={plates
                  .filter(({ mayPost }) => mayPost)
                  .map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            </Field>
          )}
        </Await>
        <p>{t('coverHint', { ...recommended, limit: formatByteLimit(maxBytes) })}</p>
      </div>
    </HeadColumns>
  );
});
