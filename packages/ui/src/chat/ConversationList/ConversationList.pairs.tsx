import { token } from '@shuyuan/tokens';
import { conversations } from '../../fixtures/conversations.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { ConversationList } from './ConversationList.tsx';

const shown = conversations.filter(({ id }) => ['zhou', 'shen', 'contest'].includes(id));
const loud = shown.map(({ draft, ...one }) => ({
  ...one,
  muted: false,
  ...(draft && { last: { kind: 'text' as const, text: draft.text, at: '2026-11-20T20:48:00+08:00' } }),
}));
const pane = {
  display: 'grid',
  width: 300,
  height: 350,
  paddingTop: token.space[16],
  background: token.color.surface.card,
};

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Failed in words, a muted one neutral.',
      render: () => (
        <div style={pane}>
          <ConversationList items={shown} />
        </div>
      ),
    },
    doNot: {
      caption: 'Failed in silence, a muted one alerts.',
      render: () => (
        <div style={pane}>
          <ConversationList items={loud} />
        </div>
      ),
    },
  },
];
