import { ChatComposer, ChatWindow } from '@shuyuan/ui/chat';
import { drive } from './driver.tsx';

const nothing = () => undefined;
/** The whole window; its messages occupy 700 × 600 px. */
const SIZE = { width: 1000, height: 796 };

drive({
  List: ({ messages }) => (
    <ChatWindow
      style={SIZE}
      state="open"
      talk={{ title: '周砚秋', messages }}
      list={null}
      composer={<ChatComposer onSend={nothing} />}
    />
  ),
  scroller: '[role="log"]',
  row: '[data-item-index]',
});
