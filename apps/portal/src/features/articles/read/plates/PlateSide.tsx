import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { Numbered, Side } from '../../../../shared/articles/articles.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { People, Person } from '../People.tsx';
import type { PlateStore } from './PlateStore.ts';
import { plateAddress } from './plateAddress.ts';

/** Beside the posts of a board: its rules, its lecturers, who often writes here, and what the school chose; where there are none is no box. */
export const PlateSide = observer(function PlateSide({ store }: { store: PlateStore }) {
  const { t } = useTranslation('articlesRead');
  const { plate, authors, featured, followed } = store;
  const [rules, lecturers] = [rowsHere(plate?.rules), rowsHere(plate?.lecturers)];
  return (
    <Side>
      {rules.length > 0 && (
        <SideBox title={t('plates.rules')}>
          <Numbered>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Numbered>
        </SideBox>
      )}
      {lecturers.length > 0 && (
        <SideBox title={t('plates.lecturers')}>
          <People>
            {lecturers.map((author, at) => (
              <Person key={author.id ?? at} author={author} note={textHere(author.title)} />
            ))}
          </People>
        </SideBox>
      )}
      <Await query={authors} isEmpty={(all) => all.length === 0} empty={null} missing={null}>
        {(all) => (
          <SideBox title={t('plates.authors')}>
            <People>
              {all.map((each, at) => (
                <Person
                  key={`${each.author.kind}${each.author.id ?? at}`}
                  author={each.author}
                  note={t('week.done', {
                    total: formatWhole(each.articleCount),
                    likes: formatWhole(each.likes),
                  })}
                  isFollowed={followed.isFollowed(each)}
                  isMe={each.isMe}
                  onToggle={() => followed.toggle(each)}
                />
              ))}
            </People>
          </SideBox>
        )}
      </Await>
      <Await query={featured} isEmpty={({ items }) => items.length === 0} empty={null} missing={null}>
        {({ items }) => (
          <SideBox
            title={t('plates.featured')}
            more={{ href: plateAddress.href({ plateId: plate?.id, tab: 'featured' }), label: t('all') }}
          >
            <ArticleLines items={items} from="HeadlinePlate" />
          </SideBox>
        )}
      </Await>
    </Side>
  );
});
