import { articleLength } from '@shuyuan/rules';
import { ArticleBody, AttachmentList, Avatar, Card, Heading, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import { Author, Cover, Sheet } from './preview.styles.ts';

/** Characters that a student reads in a minute. */
const CHARACTERS_A_MINUTE = 400;

interface PreviewSheetProps {
  text: ArticleDraft;
  plateName: string | undefined;
}

/** The article as a reader will see it; counts and files are for reading only. */
export const PreviewSheet = observer(function PreviewSheet({ text, plateName }: PreviewSheetProps) {
  const { t } = useTranslation('writing');
  const { auth } = useRoot();
  const { title, cover, content, pictures, attachments, allowsComments } = text;
  const name = auth.user?.name ?? '';
  const minutes = Math.max(1, Math.round(articleLength(content) / CHARACTERS_A_MINUTE));
  return (
    <Sheet>
      <Card as="article" padding="lg">
        {plateName !== undefined && <Tag tone="brand">{plateName}</Tag>}
        <Heading level={1} size={32}>
          {title.trim() || t('untitled')}
        </Heading>
        <Author>
          <Avatar name={name} src={auth.user?.portrait} size={40} decorative />
          <p>
            <b>{name}</b>
            <small>
              {t('notYet')} · {t('minutes', { count: minutes })}
            </small>
          </p>
        </Author>
        {cover?.url !== undefined && <Cover src={cover.url} alt="" />}
        <ArticleBody document={content} pictures={pictures} />
        {attachments.length > 0 && (
          <section>
            <Heading level={2} size={20}>
              {t('attachments')}
            </Heading>
            <AttachmentList
              items={attachments.map(({ id, name: file, size }) => ({ id, name: file, size, status: 'download' }))}
              onPreview={() => undefined}
            />
          </section>
        )}
      </Card>
      <Card>
        <p>{t(allowsComments ? 'later' : 'laterOff')}</p>
      </Card>
    </Sheet>
  );
});
