import { observer } from 'mobx-react-lite';
import { ViewSwitch } from '../components/ViewSwitch.tsx';
import type { DeskStore } from './DeskStore.ts';
import { DeskView } from './DeskView.tsx';

/** The desk of a lecturer whose school has no chat, or whose backend does not serve it: nothing on it leads to talks. */
export const DeskAlone = observer(function DeskAlone({ store }: { store: DeskStore }) {
  const views = <ViewSwitch at="desk" hasTalks={false} waiting={store.desk.value?.waiting.length} />;
  return <DeskView store={store} views={views} hasTalks={false} />;
});
