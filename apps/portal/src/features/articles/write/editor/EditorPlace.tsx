import { ArticleBody, compressPicture, whyRefused } from '@shuyuan/ui';
import { ArticleEditor } from '@shuyuan/ui/articleEditor';
import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { preparePicture } from '../../../../shared/consult/pictures.ts';
import { type ArticleDraft, toDraftPicture } from '../draft/articleDraft.ts';
import { useDraftPart } from './useDraftPart.ts';
import { useRemark } from './useRemark.ts';
import type { WriteStore } from './WriteStore.ts';

interface EditorPlaceProps {
  store: WriteStore;
  /** Another tab writes: the text is read here. */
  isLocked: boolean;
  /** Where the tools stand, above the columns. */
  toolPlace: HTMLElement | null;
  onChange: (part: Partial<ArticleDraft>) => void;
  /** Takes files that were dropped on the text and are no pictures. */
  onOtherFiles: (files: readonly File[]) => void;
}

/** A photo of any size is drawn small; its content is judged before. */
const REDRAWN = { slot: 'articleImage', maxBytes: Number.MAX_SAFE_INTEGER } as const;

const picturesOf = ({ pictures }: ArticleDraft) => pictures;

/** The kit's editor on the text of a store; its pictures are uploaded one by one, redrawn where they are too large (§5). */
export const EditorPlace = observer(function EditorPlace(props: EditorPlaceProps) {
  const { store, isLocked, toolPlace, onChange, onOtherFiles } = props;
  const { t } = useTranslation('writing');
  const { services, locale } = useRoot();
  const pictures = useDraftPart(store, picturesOf);
  // The editor reads its text once and has it from then on.
  const [begun] = useState(() => untracked(() => store.draft.content));
  const remark = useRemark(store);
  if (isLocked) return <ArticleBody document={store.draft.content} pictures={pictures} />;
  const send = async (file: File) => {
    try {
      const why = await whyRefused(REDRAWN, file, locale.locale);
      if (why !== null) throw new Error(why);
      const prepared = await preparePicture(file, compressPicture, 'articleImage');
      if (typeof prepared === 'string') throw new Error(t(`picture.${prepared}`));
      const { id: fileId, url, width, height } = await services.upload('articleImage', prepared);
      const picture = toDraftPicture({ fileId, url, width, height });
      store.addPicture(picture);
      return picture;
    } catch (error) {
      services.toast('danger', error instanceof Error ? error.message : t('picture.type'));
      throw error;
    }
  };
  return (
    <ArticleEditor
      document={begun}
      pictures={pictures}
      onChange={(next) => onChange({ content: next })}
      onPicture={send}
      remark={remark}
      onOtherFiles={onOtherFiles}
      onUnstoredChange={(files) => store.setUnstored('pictures', files)}
    >
      {({ toolbar, text }) => (
        <>
          {toolPlace && createPortal(toolbar, toolPlace)}
          {text}
        </>
      )}
    </ArticleEditor>
  );
});
