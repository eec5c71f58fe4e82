import { ARTICLE_TITLE_MAX, codePointLength } from '@shuyuan/rules';
import { CoverUpload, Field, Input, RadioGroup } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useUploads } from '../../../../page/useUploads.ts';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import { type DraftProblems, titleProblem } from '../draftProblems.ts';
import type { WriteStore } from './WriteStore.ts';
import { HeadColumns } from './write.styles.ts';

interface HeadsProps {
  store: WriteStore;
  problems: DraftProblems;
  onChange: (part: Partial<ArticleDraft>) => void;
}

/** Cover, title and board. */
export const Heads = observer(function Heads({ store, problems, onChange }: HeadsProps) {
  const { t } = useTranslation('writing');
  const { title, plateId, cover } = store.draft;
  const transport = useUploads();
  const typed = title === '' ? undefined : titleProblem(title, t);
  return (
    <HeadColumns>
      <CoverUpload
        value={cover}
        transport={transport}
        onChange={(next) => onChange({ cover: next })}
        onPendingChange={(count) => store.setUploads('cover', count)}
      />
      <div>
        <Field
          label={t('titleLabel')}
          required
          error={problems.title ?? typed}
          count={{ n: codePointLength(title), max: ARTICLE_TITLE_MAX }}
        >
          <Input value={title} placeholder={t('titlePlaceholder')} onChange={(next) => onChange({ title: next })} />
        </Field>
        <Await query={store.plates} skeleton="text">
          {(plates) => (
            <Field label={t('plateLabel')} required error={problems.plate}>
              <RadioGroup
                value={plateId === null ? null : String(plateId)}
                onChange={(value) => {
                  const chosen = plates.find(({ id }) => String(id) === value);
                  onChange({ plateId: Number(value), plateName: chosen?.name ?? null });
                }}
                options={plates
                  .filter(({ mayPost }) => mayPost)
                  .map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            </Field>
          )}
        </Await>
      </div>
    </HeadColumns>
  );
});
