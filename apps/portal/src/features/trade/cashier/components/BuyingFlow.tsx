import type { OrderDetail } from '@shuyuan/contract';
import { Heading, Steps } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { Flow } from '../cashier.styles.ts';

interface BuyingFlowProps {
  /** Place of the step one is at; 1 is paying. */
  current: 1 | 2;
  /** What is bought, once it is known; only a course ends in class. */
  kind?: OrderDetail['kind'] | undefined;
  /** The step went wrong. */
  isFailed?: boolean;
  /** Name of the page; absent where its own heading follows. */
  title?: string;
}

/** How far buying is: confirm, pay, start. */
export function BuyingFlow({ current, kind = 'course', isFailed = false, title }: BuyingFlowProps) {
  const { t } = useTranslation('cashier');
  return (
    <Flow data-center={title === undefined ? '' : undefined}>
      {title !== undefined && (
        <Heading level={1} size={28}>
          {title}
        </Heading>
      )}
      <Steps
        items={(['confirm', 'pay', kind === 'course' ? 'learn' : 'done'] as const).map((key) => ({
          key,
          title: t(`steps.${key}`),
        }))}
        current={current}
        status={isFailed ? 'error' : 'now'}
      />
    </Flow>
  );
}
