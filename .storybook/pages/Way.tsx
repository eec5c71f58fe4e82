import { Button, type ButtonProps } from '@shuyuan/ui';
import { useSay } from './useSay.ts';

/** The one action of a row. */
export function Way({ variant, label }: { variant: ButtonProps['variant']; label: string }) {
  const say = useSay();
  return (
    <Button variant={variant} tone={variant === 'outline' ? 'neutral' : 'brand'} href="/learn/practice">
      {say(label)}
    </Button>
  );
}
