import type { TeamDetail } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Dialog } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { Poster } from '../../../../shared/poster/Poster.tsx';

interface TeamPosterProps {
  detail: TeamDetail;
  onClose: () => void;
}

/** A group as a poster with its code. */
export const TeamPoster = observer(function TeamPoster({ detail, onClose }: TeamPosterProps) {
  const { t } = useTranslation('groupon');
  const school = textHere(useRoot().tenant.company.value?.shortName);
  const { team, activity, shareUrl } = detail;
  const { course, priceFen } = activity;
  const aloneFen = course.campaignFen ?? course.priceFen;
  return (
    <Dialog open title={t('posterTitle')} onClose={onClose}>
      <Poster
        url={shareUrl}
        cover={course.cover}
        label={t('posterOf', { title: course.title })}
        fileName={`${t('name')}-${team.id}`}
        saveLabel={t('savePoster')}
        failedText={t('posterFailed')}
        words={{
          school,
          lead: t('posterLead', { size: team.size }),
          title: course.title,
          facts: [
            course.lecturerName,
            ...(course.lessonCount === undefined ? [] : [t('lessons', { count: course.lessonCount })]),
          ].join(' · '),
          price: formatMoney(priceFen),
          formerPrice: aloneFen !== undefined && aloneFen > priceFen ? formatMoney(aloneFen) : undefined,
          scan: t('posterScan'),
          scanNote: t('sizeTag', { size: team.size }),
        }}
      />
    </Dialog>
  );
});
