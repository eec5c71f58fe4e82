import type { AnswerOf, contract } from '@shuyuan/contract';
import { Button, formatDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../../../api/query.ts';
import { addend } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useView } from '../../../../page/useView.ts';
import { MinutesTicket } from './MinutesTicket.tsx';

interface AccountProps {
  query: Query<AnswerOf<typeof contract.minutes.account>>;
  /** Where minutes are bought. */
  buyHref: string;
}

/** One's own minutes: what can be used, what is held in a room, what was used, until when. */
export const Account = observer(function Account({ query, buyHref }: AccountProps) {
  const { t } = useTranslation('hall');
  const view = useView();
  return (
    <Await query={query} pending={<span />} missing={null}>
      {({ left, text, used, frozen, refunding, validUntil }) =>
        left === undefined && text === undefined ? null : (
          <MinutesTicket
            figure={left ?? text}
            unit={left === undefined ? undefined : t('minuteShort')}
            rule={t('canUse')}
            title={t('oneToOne')}
            text={
              frozen === undefined || used === undefined
                ? undefined
                : t(refunding ? 'accountRefunding' : 'account', { frozen, used, refunding })
            }
            when={
              validUntil === undefined
                ? // Where there is nothing, nothing lasts.
                  left === undefined || left + addend(frozen) === 0
                  ? undefined
                  : t('forEver')
                : t('until', { date: formatDay(validUntil, view) })
            }
            action={
              <Button variant="soft" size="sm" href={buyHref}>
                {t('topUp')}
              </Button>
            }
          />
        )
      }
    </Await>
  );
});
