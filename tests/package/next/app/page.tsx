import { Countdown } from '@shuyuan/ui/feedback';
import { Heading } from '@shuyuan/ui/foundations';
import { UsableCoupon } from '../shared/UsableCoupon';
import { Rules } from './Rules';

/** A server component: components of the kit take plain data. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>优惠券</Heading>
      <Countdown endsAt={Date.now() + 3_600_000} />
      <UsableCoupon />
      <Rules />
    </main>
  );
}
