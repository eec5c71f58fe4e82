import { AudioPlayer, AudioRecorder, Button, type RecorderControl } from '@shuyuan/ui';
import { Mic, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenWork } from './OpenWork.ts';
import { useSpaceKey } from './useMarkingKeys.ts';

/** The lecturer's words as a recording, made here and sent with the marks; the space key starts and stops it. */
export const MarkingRecording = observer(function MarkingRecording({ work }: { work: OpenWork }) {
  const { t } = useTranslation('chat');
  const [isRecording, setRecording] = useState(false);
  const { words } = work;
  const { audio } = words;
  const control = useRef<RecorderControl | null>(null);
  // The recorder that a key opens starts as soon as it is there.
  const startsNow = useRef(false);
  const connect = useCallback((next: RecorderControl | null) => {
    control.current = next;
    if (!next || !startsNow.current) return;
    startsNow.current = false;
    next.toggle();
  }, []);
  useSpaceKey(() => {
    if (audio) return;
    if (isRecording) control.current?.toggle();
    else {
      startsNow.current = true;
      setRecording(true);
    }
  });
  if (audio) {
    return (
      <div>
        <AudioPlayer src={audio.url} title={t('marking.recordingDone')} durationS={audio.seconds} />
        <Button size="sm" variant="link" icon={<Trash2 aria-hidden />} onClick={words.removeSound}>
          {t('marking.removeRecording')}
        </Button>
      </div>
    );
  }
  if (!isRecording) {
    return (
      <Button variant="outline" tone="neutral" icon={<Mic aria-hidden />} onClick={() => setRecording(true)}>
        {t('marking.record')}
      </Button>
    );
  }
  return (
    <AudioRecorder
      control={connect}
      onDone={async (recording) => {
        await words.addSound(recording);
        setRecording(false);
      }}
    />
  );
});
