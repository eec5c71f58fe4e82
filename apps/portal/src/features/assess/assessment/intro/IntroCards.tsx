import type { AssessmentIntro } from '@shuyuan/contract';
import { Tag } from '@shuyuan/ui';
import { Clock, Headphones, SquarePen, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Columns, Makeup, Pile, Proof, Ready, Topics, Words } from '../assess.styles.ts';
import { LevelScale } from './LevelScale.tsx';
import { paragraphsOf } from './paragraphs.ts';

/** What the paper holds, how many points make which level, and what helps before the start. */
export function IntroCards({ intro }: { intro: AssessmentIntro }) {
  const { t } = useTranslation('assess');
  const { sections, knowledge, questionCount, totalScore, limitMinutes, takenCount } = intro;
  const more = paragraphsOf(intro).slice(1);
  const advice = [
    ...(intro.hasSound
      ? [{ icon: <Headphones aria-hidden />, title: t('ready.sound'), text: t('ready.soundText') }]
      : []),
    ...(intro.hasFormulas
      ? [{ icon: <SquarePen aria-hidden />, title: t('ready.paper'), text: t('ready.paperText') }]
      : []),
    ...(limitMinutes === undefined
      ? []
      : [{ icon: <Clock aria-hidden />, title: t('ready.time', { count: limitMinutes }), text: t('ready.timeText') }]),
    { icon: <WifiOff aria-hidden />, title: t('ready.offline'), text: t('ready.offlineText') },
  ];
  return (
    <Columns>
      <Pile>
        {more.length > 0 && (
          <Box>
            <header>
              <h2>{t('about')}</h2>
            </header>
            <Words>
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Words>
          </Box>
        )}
        {sections.length > 0 && (
          <Box>
            <header>
              <h2>{t('makeup.title')}</h2>
              <p>
                {questionCount === undefined
                  ? t('points', { count: totalScore })
                  : t('makeup.facts', { count: questionCount, points: totalScore })}
              </p>
            </header>
            <Makeup>
              {sections.map(({ name, count, score }) => (
                <li key={name} style={{ flex: score }}>
                  <i />
                  <b>{name}</b>
                  <span>{t('makeup.part', { count, points: score })}</span>
                </li>
              ))}
            </Makeup>
            {knowledge.length > 0 && (
              <Topics>
                {knowledge.map((name) => (
                  <Tag key={name}>{name}</Tag>
                ))}
              </Topics>
            )}
          </Box>
        )}
        <LevelScale intro={intro} />
      </Pile>
      <Pile>
        <Box>
          <header>
            <h2>{t('ready.title')}</h2>
          </header>
          <Ready>
            {advice.map(({ icon, title, text }) => (
              <li key={title}>
                <span>{icon}</span>
                <p>
                  <b>{title}</b>
                  <small>{text}</small>
                </p>
              </li>
            ))}
          </Ready>
        </Box>
        {takenCount !== undefined && takenCount > 0 && (
          <Box>
            <Proof>
              <b>{takenCount}</b>
              {t('taken')}
              {intro.averageScore !== undefined && (
                <span> · {t('takenAverage', { score: intro.averageScore, total: totalScore })}</span>
              )}
            </Proof>
          </Box>
        )}
      </Pile>
    </Columns>
  );
}
