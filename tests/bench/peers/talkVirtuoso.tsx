import { Virtuoso } from 'react-virtuoso';
import { drive } from '../chat/driver.tsx';
import { TalkRow } from '../chat/talk.tsx';

const LATEST = { index: 'LAST', align: 'end' } as const;

drive({
  List: ({ messages }) => (
    <Virtuoso
      style={{ width: 700, height: 600 }}
      data={messages}
      computeItemKey={(_, message) => message.id}
      itemContent={(_, message) => <TalkRow message={message} />}
      initialTopMostItemIndex={LATEST}
      followOutput="auto"
    />
  ),
  scroller: '[data-virtuoso-scroller]',
  row: '[data-row]',
});
