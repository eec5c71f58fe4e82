import type { Pair } from '../../fixtures/pair.ts';
import meta from './RankBar.stories.tsx';
import { RankBar } from './RankBar.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'What is not known is left out.',
      render: () => (
        <>
          <RankBar {...meta.args} />
          <RankBar label="焦点弦" value={82} reference={70} />
        </>
      ),
    },
    doNot: {
      caption: 'Bars of nothing, which read as zero.',
      render: () => (
        <>
          <RankBar {...meta.args} />
          <RankBar label="焦点弦" value={82} reference={70} />
          <RankBar label="参数方法" value={0} />
          <RankBar label="切线" value={0} />
        </>
      ),
    },
    width: 400,
  },
];
