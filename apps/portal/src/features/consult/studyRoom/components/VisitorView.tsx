import { Button, ResultState } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { RoomGap } from '../roomAddress.ts';
import { Stage, StageCard } from '../stage.styles.ts';

interface VisitorViewProps {
  /** What the link lacks, beside the login. */
  gaps: readonly RoomGap[];
}

/** The room for a visitor: it opens, and says what is missing to go in (§2: a public page). */
export const VisitorView = observer(function VisitorView({ gaps }: VisitorViewProps) {
  const { t } = useTranslation('studyRoom');
  const { auth } = useRoot();
  const lacks = gaps.map((gap) => t(`visitor.${gap}`)).join('');
  return (
    <Stage>
      <StageCard data-room="visitor">
        <ResultState
          status="pending"
          title={t('visitor.title')}
          text={`${t('visitor.text')}${lacks}`}
          layout="card"
          level={1}
          actions={
            <>
              <Button href={auth.loginPath()}>{t('visitor.login')}</Button>
              <Button variant="outline" href="/test">
                {t('visitor.devices')}
              </Button>
            </>
          }
        />
      </StageCard>
    </Stage>
  );
});
