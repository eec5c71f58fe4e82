import styled from '@emotion/styled';
import type { ArticleAttachment } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { type Attachment, AttachmentList, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../page/context.tsx';

// The players and the reader of PDFs come with the first file that is looked at.
const ShownFile = lazy(async () => ({ default: (await import('./ShownFile.tsx')).ShownFile }));

const { color, fontSize, lineHeight, space, weight } = token;

/** Where a reader finds the files: the last line of the outline leads here. */
export const FILES_ID = 'files';

const Root = styled.section({
  scrollMarginTop: `calc(${token.header.h} + ${space[24]})`,
  marginTop: space[40],
  paddingTop: space[24],
  borderTop: `1px solid ${color.border.subtle}`,
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[8],
    fontSize: fontSize[16],
    lineHeight: lineHeight[16],
    fontWeight: weight.semibold,
    '& > small': { fontSize: fontSize[13], fontWeight: weight.regular, color: color.text.tertiary },
  },
  '& > p': { marginTop: space[8], fontSize: fontSize[13], color: color.text.secondary },
});

/** What a browser can show: pictures, recordings, videos, and of documents a PDF; the stored file decides, not its name (U6). */
const isShown = ({ kind, mime }: ArticleAttachment) =>
  mime === 'application/pdf' || (kind !== undefined && kind !== 'document');

/** Files beside a text: seen or heard in place, or saved; a visitor is told that they need a login. */
export const ArticleFiles = observer(function ArticleFiles({ files }: { files: readonly ArticleAttachment[] }) {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const headId = useId();
  const [shown, setShown] = useState<ArticleAttachment>();
  const fileOf = ({ id }: Attachment) => files.find(({ fileId }) => String(fileId) === id);
  const needsLogin = !auth.isLoggedIn && files.some(({ url }) => url === undefined);
  const save = (item: Attachment) => {
    const file = fileOf(item);
    if (file?.url === undefined) return;
    const link = document.createElement('a');
    link.href = file.url;
    link.download = file.name;
    link.click();
  };
  return (
    <Root id={FILES_ID} aria-labelledby={headId}>
      <h2 id={headId}>
        {t('files.title')}
        <small>{t('files.count', { total: files.length })}</small>
      </h2>
      <AttachmentList
        aria-labelledby={headId}
        items={files.map((file) => ({
          id: String(file.fileId),
          name: file.name,
          size: file.bytes,
          status:
            file.url === undefined && !needsLogin
              ? 'gone'
              : file.url !== undefined && isShown(file)
                ? 'preview'
                : 'download',
        }))}
        onPreview={(item) => setShown(fileOf(item))}
        onDownload={needsLogin ? undefined : save}
        {...(needsLogin && { labels: { notPreviewable: t('files.locked') } })}
      />
      {auth.isLoggedIn && !auth.isStored && <p role="status">{t('files.noCookies')}</p>}
      {needsLogin && (
        <p>
          {t('files.gate')} <Link href={auth.loginPath()}>{t('login')}</Link>
        </p>
      )}
      {shown?.url !== undefined && (
        <Suspense fallback={null}>
          <ShownFile file={{ ...shown, url: shown.url }} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Root>
  );
});
