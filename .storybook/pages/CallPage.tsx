import styled from '@emotion/styled';
import { CallDialog } from '@shuyuan/ui';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { portraits } from '../../packages/ui/src/fixtures/pictures.ts';
import { LearnPage } from './LearnPage.tsx';

const Dialog = localised(CallDialog);
const call = { studyRoomId: 'room-1', teacherName: '周砚秋', photo: portraits.zhou, topic: '第7讲练习第15题' };
const SECONDS_LEFT = 12;

/** Clipped to the window: the page cannot be scrolled during a call. */
const Behind = styled.div({ height: '100vh', overflow: 'hidden' });

const nothing = () => undefined;

/** A call over the learning centre; a school without chat has no calls (§1 `showIm`). */
export function CallPage({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      <Behind>
        <LearnPage hasChat={hasChat} />
      </Behind>
      <Dialog call={hasChat ? call : null} secondsLeft={SECONDS_LEFT} onEnter={nothing} onCancel={nothing} />
    </>
  );
}
