import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './MessageList.stories.tsx';
import { MessageList } from './MessageList.tsx';

const items = meta.args.items.slice(0, 3);
const quiet = items.map((item) => ({ ...item, read: true }));

/** What is unread differs by the colour of its title. */
const Coloured = styled.div({ '& li:nth-of-type(-n + 2) .title:not(#_)': { color: token.color.text.link } });

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Unread ones are bold and marked.',
      render: () => <MessageList items={items} />,
    },
    doNot: {
      caption: 'Unread ones told by colour alone.',
      render: () => (
        <Coloured>
          <MessageList items={quiet} />
        </Coloured>
      ),
    },
    width: 520,
  },
];
