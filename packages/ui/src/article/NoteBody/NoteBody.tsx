import { type ArticleBlock, isShowableArticle, noteOf } from '@shuyuan/rules';
import { useMemo } from 'react';
import { ArticleBody, type ArticleBodyProps } from '../ArticleBody/ArticleBody.tsx';
import { Foot, Part, Root } from './NoteBody.styles.ts';

/** The document is a note as `noteOf` divides it; ids are given to its cues and its foot, not to headings of the text. */
export type NoteBodyProps = Omit<ArticleBodyProps, 'notes'>;

/** The text of a lecturer's note: cues in the margin, what they are about beside them, and a foot (product.md 4.15). */
export function NoteBody({ document, pictures, anchor, labels, ...rest }: NoteBodyProps) {
  const note = useMemo(() => (isShowableArticle(document) ? noteOf(document) : null), [document]);
  if (!note) return <ArticleBody {...{ document, pictures, labels, ...rest }} />;
  const { lead, cues, foot } = note;
  const idOf = (index: number) => (anchor === undefined ? undefined : `${anchor}-${index}`);
  const body = (blocks: ArticleBlock[]) => <ArticleBody document={{ version: 1, blocks }} {...{ pictures, labels }} />;
  return (
    <Root {...rest}>
      {lead.length > 0 && (
        <Part data-alone={cues.length === 0 || undefined}>
          {cues.length > 0 && <div className="cue" />}
          <div className="text">{body(lead)}</div>
        </Part>
      )}
      {cues.map(({ index, cue, place, blocks }) => (
        <Part key={index}>
          <div className="cue">
            {cue !== '' && <h2 id={idOf(index)}>{cue}</h2>}
            {place !== undefined && <small>{place}</small>}
          </div>
          <div className="text">{body(blocks)}</div>
        </Part>
      ))}
      {foot && (
        <Foot>
          {foot.title !== '' && <h2 id={idOf(foot.index)}>{foot.title}</h2>}
          {body(foot.blocks)}
        </Foot>
      )}
    </Root>
  );
}
