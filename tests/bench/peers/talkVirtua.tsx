import { useEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import { drive } from '../chat/driver.tsx';
import { TalkRow } from '../chat/talk.tsx';

drive({
  List: ({ messages }) => {
    const list = useRef<VListHandle>(null);
    useEffect(() => list.current?.scrollToIndex(messages.length - 1, { align: 'end' }), [messages.length]);
    return (
      <VList className="talk" ref={list} style={{ width: 700, height: 600 }} data={messages}>
        {(message) => <TalkRow key={message.id} message={message} />}
      </VList>
    );
  },
  scroller: '.talk',
  row: '[data-row]',
});
