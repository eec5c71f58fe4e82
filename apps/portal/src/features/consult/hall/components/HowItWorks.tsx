import { CALL_COUNTDOWN_S, QUESTION_IMAGES_MAX, QUESTION_MAX } from '@shuyuan/rules';
import { Dialog, RichText, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { Answer, DialogFields, Way } from '../expert.styles.ts';
import type { HallStore } from '../HallStore.ts';

const STEPS = ['write', 'enter', 'talk', 'pay'] as const;

/** Four steps, and the school's whole rules in a window. */
export const HowItWorks = observer(function HowItWorks({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  const [isOpen, setOpen] = useState(false);
  const basics = store.basics.value;
  const numbers = { most: QUESTION_MAX, pictures: QUESTION_IMAGES_MAX, seconds: CALL_COUNTDOWN_S };
  return (
    <section>
      <SectionHeader
        title={t('how')}
        more={basics?.rules === undefined ? undefined : { onClick: () => setOpen(true), label: t('wholeRules') }}
      />
      <Way>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`, numbers)}</h3>
            <p>{t(`steps.${step}.text`, numbers)}</p>
          </li>
        ))}
      </Way>
      {basics && (
        <Dialog open={isOpen} title={t('wholeRules')} width="md" onClose={() => setOpen(false)}>
          <DialogFields>
            <RichText text={textHere(basics.rules)} />
            {basics.questions.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <Answer>{answer}</Answer>
              </div>
            ))}
          </DialogFields>
        </Dialog>
      )}
    </section>
  );
});
