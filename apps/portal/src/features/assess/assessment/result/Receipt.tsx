import type { AssessmentResult, AssessmentReview } from '@shuyuan/contract';
import { AdmissionTicket, type formatDay, formatStartTime, formatTimeOfDay, Steps, type TicketStub } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { addend } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { Box } from '../assess.styles.ts';
import { leafParts } from '../leafParts.ts';
import sealedBag from '../pictures/sealedBag.svg';
import { Meanwhile } from './Meanwhile.tsx';
import { Part } from './result.styles.ts';
import { waitingSteps } from './waitingSteps.ts';

interface ReceiptProps {
  result: AssessmentResult;
  /** What was handed in, once it is read. */
  review: AssessmentReview | undefined;
}

/** The receipt of a record that is not shown yet: when its result is promised, and where it is (product.md 4.5). */
export const Receipt = observer(function Receipt({ result, review }: ReceiptProps) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const { submittedAt, lecturerName, aheadCount, guestName, promisedAt, isHeld, serverTime } = result;
  const view = useView(Date.parse(serverTime));
  const name = auth.user?.name ?? guestName;
  const fields = [
    ...(name === undefined ? [] : [{ label: t('field.person'), value: name }]),
    ...(submittedAt === undefined ? [] : [{ label: t('field.submitted'), value: formatStartTime(submittedAt, view) }]),
    ...(lecturerName === undefined ? [] : [{ label: t('field.by'), value: lecturerName }]),
    ...(review ? [{ label: t('field.what'), value: handedIn(review, t), wide: true }] : []),
    ...(aheadCount === undefined
      ? []
      : [{ label: t('field.ahead'), value: aheadCount > 0 ? t('wait.ahead', { count: aheadCount }) : t('wait.none') }]),
  ];
  const promised = promisedAt === undefined ? undefined : formatStartTime(promisedAt, view);
  const { steps, current } = waitingSteps(result);
  const notes: Partial<Record<(typeof steps)[number], string | undefined>> = {
    in: submittedAt && formatStartTime(submittedAt, view),
    out: isHeld ? t('wait.release') : promised && t('until', { when: promised }),
  };
  const items = steps.map((key) => ({ key, title: t(`wait.step.${key}`), note: notes[key] }));
  return (
    <>
      <AdmissionTicket
        issuer={t('wait.receipt')}
        title={result.title}
        number={String(result.id)}
        status="open"
        picture={<img src={sealedBag} alt="" width="200" height="140" />}
        fields={fields}
        stub={{
          ...leafOf(result, t, view),
          note: auth.isLoggedIn ? t('wait.note') : t('wait.noteGuest'),
        }}
        action={auth.isLoggedIn ? undefined : { label: t('guest.register'), href: auth.loginPath('/register') }}
      />
      <Part>
        <header>
          <h2>{t('wait.steps')}</h2>
        </header>
        <Box>
          <Steps items={items} current={current} layout="below" label={t('wait.steps')} />
        </Box>
      </Part>
      <Meanwhile result={result} />
    </>
  );
});

type Words = ReturnType<typeof useTranslation<'assess'>>['t'];

/** The promised day as a leaf of a calendar. */
function leafOf(
  { promisedAt, isHeld }: AssessmentResult,
  t: Words,
  view: Parameters<typeof formatDay>[1],
): Pick<TicketStub, 'label' | 'figure' | 'layout' | 'unit' | 'before'> {
  if (isHeld) return { label: t('wait.held'), figure: t('wait.heldFigure'), layout: 'text' };
  if (promisedAt === undefined) return { label: t('wait.promised'), figure: t('wait.soon'), layout: 'text' };
  const { month, day, weekday } = leafParts(promisedAt, view);
  return {
    label: t('wait.promised'),
    before: month,
    figure: day,
    unit: `${weekday} ${t('until', { when: formatTimeOfDay(promisedAt, view.timeZone) })}`,
  };
}

/** What was handed in, in words. */
function handedIn({ answers }: AssessmentReview, t: Words): string {
  const files = answers.flatMap((answer) => answer.files);
  const pictures = files.filter(({ type }) => type === 'image').length;
  const characters = answers.reduce((sum, { text }) => sum + addend(text?.length), 0);
  // Of a paper of choices and blanks nothing is written and nothing uploaded.
  const chosen = answers.filter(({ values }) => values.length > 0).length;
  const said = [
    chosen > 0 && t('wait.chosen', { count: chosen }),
    characters > 0 && t('wait.text', { count: characters }),
    pictures > 0 && t('wait.pictures', { count: pictures }),
    files.length > pictures && t('wait.media', { count: files.length - pictures }),
  ].filter((words) => words !== false);
  return said.length === 0 ? t('wait.nothing') : said.join(' · ');
}
