import { Button, formatStartTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { Box, ContactRow } from '../assess.styles.ts';
import { ClaimStore } from './ClaimStore.ts';

/** Asks the owner of a phone which of the records made with it are hers: anybody could have typed it (product.md 4.5). */
export const ClaimableRecords = observer(function ClaimableRecords({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('assess');
  const view = useView();
  const perform = usePerform();
  const store = useOwned((root) => new ClaimStore(root.api));
  return store.records.map(({ id, title, guestName, startedAt }) => (
    <Box key={id} aria-label={t('claim.title')}>
      <ContactRow>
        <p>
          <b>{t('claim.question', { name: guestName, title })}</b>
          <small>{t('claim.note', { when: formatStartTime(startedAt, view) })}</small>
        </p>
        <Button
          variant="outline"
          onClick={() =>
            perform(async () => {
              await store.claim(id);
              onClaimed();
            })
          }
        >
          {t('claim.mine')}
        </Button>
        <Button variant="ghost" tone="neutral" onClick={() => store.dismiss(id)}>
          {t('claim.notMine')}
        </Button>
      </ContactRow>
    </Box>
  ));
});
