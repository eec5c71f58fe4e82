import { articleLength, messageTime } from '@shuyuan/rules';
import { Button, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { BlankCard } from '../../../../shared/articles/BlankCard.tsx';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { type ArticleDraft, coverUrlOf } from '../draft/articleDraft.ts';
import { articleOf, type NamedDraft } from '../draft/StoredDrafts.ts';
import { draftAddressOf, editorAddress, myArticlesAddress } from '../writeAddress.ts';
import { DraftList, ListHead } from './preview.styles.ts';

/** Opened without a draft: why there is nothing, and the drafts that this browser has. */
export const Alone = observer(function Alone({ drafts }: { drafts: readonly NamedDraft<ArticleDraft>[] }) {
  const { t } = useTranslation('writing');
  return (
    <>
      <Heading level={1} size={28}>
        {t('alone')}
      </Heading>
      <BlankCard title={t('aloneTitle')} hint={t('aloneHint')}>
        <Allowed to="headline.add">
          <Button href={editorAddress.href()}>{t('toWrite')}</Button>
        </Allowed>
        <Button variant="outline" tone="neutral" href={myArticlesAddress.href()}>
          {t('mine')}
        </Button>
      </BlankCard>
      {drafts.length > 0 && (
        <section aria-label={t('storedHere')}>
          <ListHead>
            <h2>{t('storedHere')}</h2>
            <small>{t('storedCount', { count: drafts.length })}</small>
          </ListHead>
          <DraftList>
            {drafts.map((draft) => (
              <DraftRow key={draft[0]} draft={draft} />
            ))}
          </DraftList>
        </section>
      )}
    </>
  );
});

const DraftRow = observer(function DraftRow({ draft: [name, { at, content }] }: { draft: NamedDraft<ArticleDraft> }) {
  const { t } = useTranslation('writing');
  const view = useView();
  const { title, plateId, plateName } = content;
  const coverUrl = coverUrlOf(content);
  const facts = [
    articleOf(name) === null ? undefined : t('revisionDraft'),
    plateId === null ? t('noPlate') : plateName,
    t('length', { shown: formatWhole(articleLength(content.content)) }),
    messageTime(at, view),
  ];
  return (
    <li>
      {coverUrl === undefined ? <span>{t('noCover')}</span> : <img src={coverUrl} alt="" width={96} height={69} />}
      <p>
        <b>{title.trim() || t('untitled')}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </p>
      <Button variant="soft" href={draftAddressOf(name)}>
        {t('goOnWriting')}
      </Button>
    </li>
  );
});
