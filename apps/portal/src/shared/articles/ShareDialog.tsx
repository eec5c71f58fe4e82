import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, Dialog, Input } from '@shuyuan/ui';
import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../core/known.ts';
import { useRoot } from '../../page/context.tsx';
import { useCopy } from '../../page/useCopy.ts';
import { useSiteAddress } from '../../page/useSiteAddress.ts';
import { Poster } from '../poster/Poster.tsx';

interface ShareDialogProps {
  title: string;
  author: string;
  cover?: string | undefined;
  /** Path of the page below the site. */
  path: string;
  /** How long it takes to read, in words. */
  length: string;
  onClose: () => void;
}

const Parts = styled.div({ display: 'grid', gap: token.space[20] });
const LinkRow = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: token.space[8] });

/** A link to copy, and a poster to save. */
export const ShareDialog = observer(function ShareDialog({
  title,
  author,
  cover,
  path,
  length,
  onClose,
}: ShareDialogProps) {
  const { t } = useTranslation('articlesRead');
  const { tenant } = useRoot();
  const url = useSiteAddress(path);
  const copy = useCopy({ done: t('share.copied'), failed: t('share.copyFailed') });
  return (
    <Dialog open width="md" title={t('share.title')} onClose={onClose}>
      <Parts>
        <LinkRow>
          <Input readOnly size="lg" value={url.replace(/^https?:\/\//, '')} aria-label={t('share.link')} />
          <Button size="lg" icon={<Copy />} onClick={() => copy(url)}>
            {t('share.copy')}
          </Button>
        </LinkRow>
        <Poster
          url={url}
          cover={cover}
          label={t('share.posterOf', { title })}
          fileName={title}
          saveLabel={t('share.save')}
          failedText={t('share.failed')}
          words={{
            school: textHere(tenant.company.value?.shortName),
            lead: t('share.lead'),
            title,
            facts: [author, length].join(' · '),
            price: '',
            scan: t('share.scan'),
            scanNote: t('share.scanNote'),
          }}
        />
      </Parts>
    </Dialog>
  );
});
