import type { TeamDetail } from '@shuyuan/contract';
import { Button, Heading, Input, QrCode, Text } from '@shuyuan/ui';
import { Copy, ImageIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../page/useCopy.ts';
import { InviteLink, InviteRoot } from '../team.styles.ts';

const TeamPoster = lazy(async () => ({ default: (await import('./TeamPoster.tsx')).TeamPoster }));

/** How classmates come into a group: its link, its code, its poster. */
export function InviteCard({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('groupon');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const [isDrawing, setDrawing] = useState(false);
  const { shareUrl } = detail;
  return (
    <InviteRoot id="invite">
      <div>
        <Heading level={2} size={20}>
          {t('invite')}
        </Heading>
        <Text as="p" tone="secondary">
          {t('inviteText')}
        </Text>
        <InviteLink>
          <Input readOnly size="lg" value={shareUrl.replace(/^https?:\/\//, '')} aria-label={t('inviteLink')} />
          <Button size="lg" icon={<Copy />} onClick={() => copy(shareUrl)}>
            {t('copy')}
          </Button>
        </InviteLink>
        <Button variant="outline" tone="neutral" icon={<ImageIcon />} onClick={() => setDrawing(true)}>
          {t('poster')}
        </Button>
      </div>
      <QrCode value={shareUrl} size={132} label={t('qr')} caption={t('qrCaption')} />
      {isDrawing && (
        <Suspense fallback={null}>
          <TeamPoster detail={detail} onClose={() => setDrawing(false)} />
        </Suspense>
      )}
    </InviteRoot>
  );
}
