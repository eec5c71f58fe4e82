import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { drive } from '../chat/driver.tsx';
import { TalkRow } from '../chat/talk.tsx';

drive({
  List: ({ messages }) => {
    const scroller = useRef<HTMLDivElement>(null);
    const list = useVirtualizer({
      count: messages.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => 72,
      getItemKey: (index) => messages[index]?.id ?? index,
      overscan: 4,
    });
    useLayoutEffect(() => list.scrollToIndex(messages.length - 1, { align: 'end' }), [list, messages.length]);
    const shown = list.getVirtualItems();
    return (
      <div ref={scroller} className="talk" style={{ width: 700, height: 600, overflowY: 'auto' }}>
        <div style={{ position: 'relative', height: list.getTotalSize() }}>
          <div
            style={{ position: 'absolute', top: 0, width: '100%', transform: `translateY(${shown[0]?.start ?? 0}px)` }}
          >
            {shown.map(({ key, index }) => {
              const message = messages[index];
              return (
                message && (
                  <div key={key} data-index={index} ref={list.measureElement}>
                    <TalkRow message={message} />
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
    );
  },
  scroller: '.talk',
  row: '[data-row]',
});
