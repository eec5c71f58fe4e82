import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './ArticleOutline.stories.tsx';
import { ArticleOutline } from './ArticleOutline.tsx';

const side = { width: 240 };

/** The place differs by the colour of its text. */
const Coloured = styled.div({ '& li:nth-of-type(2) button:not(#_)': { color: token.color.text.link } });

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The place has a node of its own shape.',
      render: () => (
        <div style={side}>
          <ArticleOutline {...meta.args} />
        </div>
      ),
    },
    doNot: {
      caption: 'The place told by colour alone.',
      render: () => (
        <Coloured style={side}>
          <ArticleOutline {...meta.args} currentId={undefined} />
        </Coloured>
      ),
    },
  },
];
