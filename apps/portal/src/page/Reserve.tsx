import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Skeleton } from '@shuyuan/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which what stands below shows in any case. */
const HELD_MS = 4_000;

/** What follows keeps its room, and is not seen while it may still move. */
const Root = styled.div({ '&[data-holds] ~ *': { visibility: 'hidden' } });

const Following = styled(Skeleton)({ marginTop: token.space[32] });

/** As many shapes as a window shows below. */
const COUNT = 4;

interface ReserveProps {
  /** Usual height of the part in pixels. */
  height?: number;
  /** Shape of what follows, shown in its stead while it is held. */
  then?: 'row' | 'card';
  /** The same in a shape of the page's own, where the part itself comes seldom and is given no room. */
  ahead?: ReactNode;
  /** Shown instead of one panel of that height. */
  children?: ReactNode;
}

/**
 * In the place of a part of a page that may come or not, or be of any height: the parts below it show once that is known, so that
 * nothing moves under a reader's eyes; a call that takes very long holds them up no longer than a few seconds. Their shapes go when they show:
 * what has been seen does not move when the call answers at last.
 */
export function Reserve({ height, then, ahead, children }: ReserveProps) {
  const [holds, setHolds] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setHolds, HELD_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root data-holds={holds ? '' : undefined}>
      {ahead === undefined && (children ?? <Skeleton variant="panel" height={height} />)}
      {holds && ahead}
      {holds && then && <Following variant={then} count={COUNT} />}
    </Root>
  );
}
