import type { ArticlePicture as PictureBlock } from '@shuyuan/rules';
import { type ReactNode, useState } from 'react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { articleBodyLabels } from './ArticleBody.labels.ts';
import { Figure } from './ArticleBody.styles.ts';

/** Where the picture of a file is, for this reader, and its own size in pixels. */
export interface ArticlePictureSource {
  fileId: number;
  url: string;
  width: number;
  height: number;
}

interface ArticlePictureProps {
  picture: PictureBlock;
  source: ArticlePictureSource | undefined;
  children?: ReactNode;
}

/** A picture with its size held before it loads; its text alternative is its caption too, which is read out once. */
export function ArticlePicture({ picture: { alt, width }, source, children }: ArticlePictureProps) {
  const words = useLabels(articleBodyLabels);
  const [lost, setLost] = useState<string | null>(null);
  return (
    <Figure data-article="picture" data-width={width}>
      {source && source.url !== lost ? (
        <img
          src={source.url}
          alt={alt}
          width={source.width}
          height={source.height}
          loading="lazy"
          decoding="async"
          onError={() => setLost(source.url)}
        />
      ) : (
        <p className="lost">{words.lostPicture}</p>
      )}
      {alt !== '' && <figcaption aria-hidden="true">{alt}</figcaption>}
      {children}
    </Figure>
  );
}
