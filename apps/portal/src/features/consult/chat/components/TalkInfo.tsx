import type { Conversation } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { Button, ChatInfo, Lightbox } from '@shuyuan/ui';
import { Headphones } from 'lucide-react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import { useOwned } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import type { ChatStore } from '../ChatStore.ts';

/** Number of the newest picture or file that is there; 0 without any, undefined until the talk is read. */
function newestShared({ talk }: ChatStore) {
  if (!talk?.isLoaded) return undefined;
  const shared = talk.messages.filter(({ file, isRecalled }) => file !== undefined && !isRecalled);
  return Math.max(0, ...shared.map(({ seq }) => seq));
}

/** Who the other side is and what was shared; a failure leaves the name alone, the talk goes on. */
export const TalkInfo = observer(function TalkInfo({
  store,
  conversation: { id, title, portrait, isPinned, isMuted, peerType },
}: {
  store: ChatStore;
  conversation: Conversation;
}) {
  const { t } = useTranslation('chat');
  const view = useView();
  const perform = usePerform();
  const [shown, setShown] = useState<string | null>(null);
  const { info } = useOwned((root) => {
    const query = new Query(() => root.api.chat.info({ conversationId: id }));
    const load = () => void query.load();
    const end = reaction(
      () => newestShared(store),
      (_now, before) => before !== undefined && load(),
    );
    const dispose = () => {
      end();
      query.dispose();
    };
    return { info: query, start: load, refresh: load, dispose };
  });
  const { about } = info.value ?? {};
  const courses = rowsHere(info.value?.courses);
  const [images, files] = [rowsHere(info.value?.images), rowsHere(info.value?.files)];
  const pictures = images.map((image) => ({ id: String(image.id), src: image.url, alt: image.name }));
  const isLecturer = peerType === 'lecturer';
  const next = (at: string) => t('courseNext', { time: messageTime(at, view) });

  return (
    <>
      <ChatInfo
        name={info.value?.title ?? title}
        portrait={isLecturer ? portrait : undefined}
        avatar={portrait}
        about={about}
        action={
          isLecturer && info.value?.roomId !== undefined ? (
            <Button block variant="soft" icon={<Headphones />} href="/expert">
              {t('toRoom')}
            </Button>
          ) : undefined
        }
        courses={courses.flatMap((course) =>
          course.cover === undefined
            ? []
            : [
                {
                  id: String(course.id),
                  title: course.title,
                  href: coursePath(course),
                  cover: course.cover,
                  next: course.nextAt === undefined ? undefined : next(course.nextAt),
                },
              ],
        )}
        images={pictures}
        files={files.map(({ id: message, file, sentAt }) => ({
          id: String(message),
          name: file.name,
          at: sentAt,
          href: file.url,
        }))}
        onOpenImage={setShown}
        pinned={isPinned}
        onPinnedChange={(isOn) => perform(() => store.set({ isPinned: isOn }))}
        muted={isMuted}
        onMutedChange={(isOn) => perform(() => store.set({ isMuted: isOn }))}
      />
      <Lightbox
        open={shown !== null}
        images={pictures}
        index={Math.max(
          0,
          pictures.findIndex((picture) => picture.id === shown),
        )}
        onIndexChange={(index) => setShown(pictures[index]?.id ?? null)}
        onClose={() => setShown(null)}
      />
    </>
  );
});
