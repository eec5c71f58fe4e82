import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { orFirst } from '../../../../core/known.ts';
import { Strip } from './marking.styles.ts';
import type { OpenWork } from './OpenWork.ts';

/** Id of a picture in the page. */
export const pictureId = (fileId: number) => `marked-picture-${fileId}`;

/** The pictures of the work in small, each leads to its place; one picture needs no strip. */
export const Thumbnails = observer(function Thumbnails({ work }: { work: OpenWork }) {
  const { t } = useTranslation('chat');
  const { drawn } = work;
  const pictures = picturesOf(work);
  if (pictures.length < 2) return null;
  const current = drawn.fileId ?? pictures[0]?.file.id;
  const show = (fileId: number) => {
    drawn.choose(fileId);
    document.getElementById(pictureId(fileId))?.scrollIntoView({ block: 'start' });
  };
  return (
    <Strip aria-label={t('marking.thumbnails')}>
      {pictures.map(({ file, number, index }, at) => (
        <button
          key={file.id}
          type="button"
          aria-label={t('marking.picture', { number, index })}
          aria-current={file.id === current ? 'true' : undefined}
          onClick={() => show(file.id)}
        >
          <img src={file.url} alt="" style={turned(orFirst(file.rotation))} />
          <span aria-hidden>{at + 1}</span>
        </button>
      ))}
    </Strip>
  );
});

/** On its side a picture is smaller, so that all of it stays inside. */
function turned(degrees: number) {
  return { rotate: `${degrees}deg`, scale: degrees % 180 === 0 ? undefined : '0.75' };
}

/** The pictures of the open work, in the order of its questions. */
function picturesOf(work: OpenWork) {
  return work.byPerson.flatMap(({ question, number }) =>
    work
      .filesOf(question.id)
      .flatMap((file, index) => (file.type === 'image' ? [{ file, number, index: index + 1 }] : [])),
  );
}
