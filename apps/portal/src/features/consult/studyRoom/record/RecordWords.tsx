import { formatBytes, tidyLines } from '@shuyuan/rules';
import { formatTimeOfDay, Lightbox } from '@shuyuan/ui';
import { Download, FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useView } from '../../../../page/useView.ts';
import type { RecordLine, RecordStore } from './RecordStore.ts';
import { FileName, Files, Lines, Panel, PictureButton, Pictures, Words } from './record.styles.ts';

/** The question, what was written, photos and files. */
export const RecordWords = observer(function RecordWords({ store }: { store: RecordStore }) {
  const { t } = useTranslation('studyRoom');
  const [shown, setShown] = useState<string | null>(null);
  const { session, lines, files } = store;
  const photos = files.filter(({ isImage }) => isImage);
  const pictures = [
    ...session.images.map((src, index) => ({ src, alt: t('photoCaption', { n: index + 1 }) })),
    ...photos.map(({ url, name }) => ({ src: url, alt: name })),
  ];
  const question = textHere(session.question);
  return (
    <Words>
      {(question !== '' || session.images.length > 0) && (
        <Panel>
          <h2>{t('question')}</h2>
          {question !== '' && <p>{tidyLines(question)}</p>}
          <Pictures>
            {pictures.slice(0, session.images.length).map(({ src, alt }) => (
              <PictureButton key={src} type="button" aria-label={alt} onClick={() => setShown(src)}>
                <img src={src} alt="" />
              </PictureButton>
            ))}
          </Pictures>
        </Panel>
      )}
      <Panel>
        <h2>{t('talk')}</h2>
        {lines.length === 0 ? <small>{t('talkNone')}</small> : <LineList lines={lines} onShow={setShown} />}
      </Panel>
      {files.length > 0 && (
        <Panel>
          <h2>{t('files')}</h2>
          <Files>
            {files.map(({ id, name, url, bytes }, place) => (
              // The same file may have been shown twice.
              <li key={`${id} ${place}`}>
                <FileText aria-hidden />
                <span title={name}>{name}</span>
                <small>{formatBytes(bytes)}</small>
                <a href={url} download={name} aria-label={t('fileGet', { name })} title={t('fileGet', { name })}>
                  <Download aria-hidden />
                </a>
              </li>
            ))}
          </Files>
        </Panel>
      )}
      <Lightbox
        open={shown !== null}
        images={pictures.map((picture) => ({ ...picture, id: picture.src }))}
        index={Math.max(
          0,
          pictures.findIndex(({ src }) => src === shown),
        )}
        onIndexChange={(index) => setShown(pictures[index]?.src ?? null)}
        onClose={() => setShown(null)}
      />
    </Words>
  );
});

interface LineListProps {
  lines: readonly RecordLine[];
  onShow(src: string): void;
}

const LineList = observer(function LineList({ lines, onShow }: LineListProps) {
  const { t } = useTranslation('studyRoom');
  const { timeZone } = useView();
  return (
    <Lines>
      {lines.map(({ id, name, text, file, at }) => (
        <li key={id}>
          <b>{name}</b> <time dateTime={at}>{formatTimeOfDay(at, timeZone)}</time>
          {file?.isImage ? (
            <PictureButton type="button" aria-label={file.name} onClick={() => onShow(file.url)}>
              <img src={file.url} alt="" />
            </PictureButton>
          ) : file ? (
            <FileName href={file.url} download={file.name} title={t('fileGet', { name: file.name })}>
              {file.name}
            </FileName>
          ) : (
            <p>{tidyLines(text)}</p>
          )}
        </li>
      ))}
    </Lines>
  );
});
