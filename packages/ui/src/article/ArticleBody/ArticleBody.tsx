import { type ArticleDocument, type ArticleTextBlock, isShowableArticle } from '@shuyuan/rules';
import { type ReactNode, useMemo } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ArticleBodyLabels, articleBodyLabels } from './ArticleBody.labels.ts';
import { Root } from './ArticleBody.styles.ts';
import { ArticlePicture, type ArticlePictureSource } from './ArticlePicture.tsx';
import { ArticleText } from './ArticleText.tsx';
import { type ArticleList, type ArticlePart, type PlacedBlock, partsOf } from './articleRuns.ts';

export interface ArticleBodyProps extends BaseProps<HTMLDivElement> {
  /** The stored form of the text; one of another shape is not shown at all (X1). */
  document: ArticleDocument;
  /** Addresses of its pictures, as the server answers them; a picture without one says that it is missing. */
  pictures: readonly ArticlePictureSource[];
  /** Gives headings ids for an outline: `{anchor}-{index of the block}`. */
  anchor?: string | undefined;
  /** What stands below a block, by its index: the reason of a refusal at its paragraph, for instance. */
  notes?: Readonly<Record<number, ReactNode>> | undefined;
  labels?: Partial<ArticleBodyLabels> | undefined;
}

type View = Pick<ArticleBodyProps, 'pictures' | 'anchor' | 'notes'>;

/** The text of an article: headings, lists, quotes, marks, links and pictures, as elements of ours; no markup is set anywhere (X1). */
export function ArticleBody({ document, pictures, anchor, notes, labels, ...rest }: ArticleBodyProps) {
  const words = useLabels(articleBodyLabels, labels);
  const parts = useMemo(() => (isShowableArticle(document) ? partsOf(document.blocks) : null), [document]);
  const view = { pictures, anchor, notes };
  return (
    <Root {...rest}>
      {parts ? (
        parts
          .filter((part, at) => !repeatsBlank(part, parts[at - 1], notes))
          .map((part, at) => <Part key={at} part={part} view={view} />)
      ) : (
        <p>{words.unreadable}</p>
      )}
    </Root>
  );
}

/** Whether a part is another blank line behind a blank one: of many one is shown, so that a page has the height of its words. */
function repeatsBlank(part: ArticlePart, before: ArticlePart | undefined, notes: View['notes']): boolean {
  if (!isBlankPart(part) || !before || !isBlankPart(before)) return false;
  return 'items' in part || notes?.[part.index] === undefined;
}

function isBlankPart(part: ArticlePart): boolean {
  return 'block' in part && part.block.kind !== 'picture' && part.block.text.trim() === '';
}

function Part({ part, view }: { part: ArticlePart; view: View }) {
  if ('items' in part) return <List list={part} view={view} />;
  const { block, index } = part;
  const note = view.notes?.[index];
  if (block.kind === 'picture') {
    const source = view.pictures.find(({ fileId }) => fileId === block.fileId);
    return (
      <ArticlePicture picture={block} source={source}>
        {note}
      </ArticlePicture>
    );
  }
  return (
    <>
      <TextBlock placed={{ block, index }} anchor={view.anchor} />
      {note}
    </>
  );
}

const ELEMENTS = { heading2: 'h2', heading3: 'h3', heading4: 'h4', quote: 'blockquote', paragraph: 'p' } as const;

function TextBlock({
  placed: { block, index },
  anchor,
}: {
  placed: PlacedBlock<ArticleTextBlock>;
  anchor: string | undefined;
}) {
  const { kind } = block;
  const isHeading = kind === 'heading2' || kind === 'heading3' || kind === 'heading4';
  // An empty heading would be announced as one.
  const isBlank = block.text.trim() === '';
  const Element = kind === 'bullet' || kind === 'ordered' || isBlank ? 'p' : ELEMENTS[kind];
  return (
    <Element
      className="text"
      id={isHeading && !isBlank && anchor !== undefined ? `${anchor}-${index}` : undefined}
      data-article={isBlank && isHeading ? 'paragraph' : kind}
      data-align={block.align}
    >
      <ArticleText block={block} />
    </Element>
  );
}

function List({ list: { isOrdered, items }, view }: { list: ArticleList; view: View }) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    // Without its marker Safari forgets that a list is one.
    <Element role="list">
      {items.map(({ item, lists }) => (
        <li key={item.index}>
          {/* Not on the item: what is inside it has an alignment of its own. */}
          <div className="text" data-align={item.block.align}>
            <ArticleText block={item.block} />
          </div>
          {view.notes?.[item.index]}
          {lists.map((inner, at) => (
            <List key={at} list={inner} view={view} />
          ))}
        </li>
      ))}
    </Element>
  );
}
