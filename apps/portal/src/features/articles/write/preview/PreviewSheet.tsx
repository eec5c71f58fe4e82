import type { ArticleAttachment } from '@shuyuan/contract';
import { attachmentSlotOf, plainTextOf, uploadPolicy } from '@shuyuan/rules';
import { ArticleBody, Avatar, Breadcrumb, Tag } from '@shuyuan/ui';
import { Bookmark, MessageSquareMore, Share2, ThumbsUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { Acts, Pill } from '../../../../shared/articles/ArticleActs.tsx';
import { ArticleFiles } from '../../../../shared/articles/ArticleFiles.tsx';
import { Cover, Sheet } from '../../../../shared/articles/detail.styles.ts';
import { ANCHOR } from '../../../../shared/articles/outlineOf.ts';
import { By, Crumbs, Head } from '../../../../shared/articles/reading.styles.ts';
import { readingMinutes } from '../../../../shared/articles/readingMinutes.ts';
import { type ArticleDraft, coverUrlOf } from '../draft/articleDraft.ts';
import { Later } from './preview.styles.ts';

/** The way to the article as its readers will have it; here it leads nowhere. */
export function PreviewCrumbs({ plateName }: { plateName: string | null }) {
  const { t } = useTranslation('articlesRead');
  const labels = [t('home'), t('news.title'), ...(plateName === null ? [] : [plateName]), t('detail.text')];
  return (
    <Crumbs>
      <Breadcrumb items={labels.map((label) => ({ label }))} />
    </Crumbs>
  );
}

/** The article by the parts of its page: head, cover, text, files; what a reader does with it stands there and does nothing. */
export const PreviewSheet = observer(function PreviewSheet({ text }: { text: ArticleDraft }) {
  const { t } = useTranslation('writing');
  const { t: read } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const { title, plateName, content, pictures, attachments, allowsComments } = text;
  const coverUrl = coverUrlOf(text);
  const name = auth.user?.name ?? '';
  return (
    <div>
      <Sheet>
        <Head>
          <p>{plateName !== null && <Tag tone="brand">{plateName}</Tag>}</p>
          <h1>{title.trim() || t('untitled')}</h1>
          <By>
            <Avatar decorative size={40} name={name} src={auth.user?.portrait} />
            <div>
              <b>{name}</b>
              <small>
                <span>{t('notYet')}</span>
                <span>{read('detail.minutes', { count: readingMinutes(plainTextOf(content)) })}</span>
              </small>
            </div>
          </By>
        </Head>
        {coverUrl !== undefined && <Cover src={coverUrl} alt="" width={740} height={312} />}
        <ArticleBody document={content} pictures={pictures} anchor={ANCHOR} />
        {attachments.length > 0 && <ArticleFiles files={attachments.map(toAttachment)} />}
        <Acts>
          <Pill as="span">
            <ThumbsUp aria-hidden />
            {read('acts.like')}
            <b>0</b>
          </Pill>
          <Pill as="span">
            <Bookmark aria-hidden />
            {read('acts.collect')}
            <b>0</b>
          </Pill>
          <Pill as="span">
            <Share2 aria-hidden />
            {read('acts.share')}
          </Pill>
        </Acts>
      </Sheet>
      <Later>
        <span>
          <MessageSquareMore aria-hidden />
        </span>
        <p>
          <b>{t(allowsComments ? 'later' : 'laterOff')}</b>
          {t(allowsComments ? 'laterHint' : 'laterOffHint')}
        </p>
      </Later>
    </div>
  );
});

/** A file of the draft as the article's page lists it; its kind is that of the place that has taken it. */
function toAttachment({ id, name, size, mime, url }: ArticleDraft['attachments'][number]): ArticleAttachment {
  const slot = attachmentSlotOf(name);
  return {
    fileId: Number(id),
    name,
    mime,
    bytes: size,
    kind: slot === null ? 'document' : uploadPolicy(slot).kind,
    url,
  };
}
