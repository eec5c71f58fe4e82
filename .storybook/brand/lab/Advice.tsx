import { Alert, Button, Stack } from '@shuyuan/ui';
import type { BrandFile } from '../../../packages/tokens/scripts/brandShape.ts';
import { advise } from '../advice.ts';
import type { Measured } from '../measure.ts';

export interface AdviceProps {
  brand: BrandFile;
  pairs: readonly Measured[];
  /** Takes the brand as the advice would have it. */
  onTake: (brand: BrandFile) => void;
}

/** The changes that would make failing pairs pass; a click makes one. */
export function Advice({ brand, pairs, onTake }: AdviceProps) {
  const failing = pairs.filter(({ passes }) => !passes).length;
  if (failing === 0) return null;
  const advice = advise(brand, pairs);
  return (
    <Alert tone="danger" title={`${failing} of ${pairs.length} pairs cannot be read`}>
      {advice.length === 0
        ? 'No single change would help: change the colour.'
        : 'One of these would help; Undo takes it back.'}
      <Stack direction="row" gap={8} wrap>
        {advice.map((one) => (
          <Button size="sm" variant="outline" tone="neutral" onClick={() => onTake(one.brand)} key={one.label}>
            {one.failing === 0 ? one.label : `${one.label} (${one.failing} would still fail)`}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
