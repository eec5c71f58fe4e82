import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { ResultState } from './ResultState.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'No money taken, what is kept.',
      render: () => (
        <ResultState
          status="fail"
          layout="card"
          takesFocus={false}
          title="这次没有付成功"
          text="没有扣款，名额为你保留到10:54。"
          actions={
            <>
              <Button>再付一次</Button>
              <Button variant="outline" tone="neutral">
                换一种方式
              </Button>
            </>
          }
        />
      ),
    },
    doNot: {
      caption: 'A bare failure, and two solid buttons.',
      render: () => (
        <ResultState
          status="fail"
          layout="card"
          takesFocus={false}
          title="支付失败"
          actions={
            <>
              <Button>再付一次</Button>
              <Button>换一种方式</Button>
            </>
          }
        />
      ),
    },
    width: 480,
  },
];
