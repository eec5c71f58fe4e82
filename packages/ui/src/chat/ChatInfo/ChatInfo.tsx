import type { Instant } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Switch } from '../../controls/Switch/Switch.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeDetails } from '../../foundations/changeDetails.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { FileMark } from '../ChatBubble/FileMark.styles.ts';
import { fileMark } from '../ChatBubble/fileMark.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import { type ChatInfoLabels, chatInfoLabels } from './ChatInfo.labels.ts';
import { Root } from './ChatInfo.styles.ts';

export interface ChatInfoProps extends BaseProps<HTMLDivElement> {
  /** Name of the person or the group. */
  name: string;
  /** Portrait with a transparent background. */
  portrait?: string | undefined;
  /** Avatar with its own background, used without a portrait; initials are the fallback for both. */
  avatar?: string | undefined;
  /** One line, e.g. subject and years of experience. */
  about?: string | undefined;
  /** When to expect an answer, as text. */
  hours?: string | undefined;
  /** One button, e.g. a link to the study room. */
  action?: ReactNode;
  /** Courses that both sides share. */
  courses?:
    | readonly { id: string; title: string; href: string; cover: string; next?: string | undefined }[]
    | undefined;
  /** The latest pictures of the conversation; four are shown. */
  images?: readonly { id: string; src: string; alt: string }[] | undefined;
  /** The latest files of the conversation. */
  files?: readonly { id: string; name: string; at: Instant; href: string }[] | undefined;
  /** Number of all pictures, and a link to them. */
  allImages?: { count: number; href: string } | undefined;
  /** Number of all files, and a link to them. */
  allFiles?: { count: number; href: string } | undefined;
  /** Opens a picture at full size. */
  onOpenImage?: ((id: string) => void) | undefined;
  /** Whether the conversation is pinned to the top of the list. */
  pinned?: boolean | undefined;
  /** The switch is busy while the returned promise is pending. */
  onPinnedChange?: ((pinned: boolean, details: ChangeDetails) => unknown) | undefined;
  /** Whether the conversation is muted. */
  muted?: boolean | undefined;
  /** The switch is busy while the returned promise is pending. */
  onMutedChange?: ((muted: boolean, details: ChangeDetails) => unknown) | undefined;
  labels?: Partial<ChatInfoLabels> | undefined;
}

/** Pictures per row. */
const THUMBS = 4;

/** The other side of a conversation and what was shared (ui-kit 3.9). */
export function ChatInfo({
  name,
  portrait,
  avatar,
  about,
  hours,
  action,
  courses = [],
  images = [],
  files = [],
  allImages,
  allFiles,
  onOpenImage,
  pinned: isPinned = false,
  onPinnedChange,
  muted: isMuted = false,
  onMutedChange,
  labels,
  ...rest
}: ChatInfoProps) {
  const words = useLabels(chatInfoLabels, labels);
  return (
    <Root {...rest}>
      <div className="who">
        {portrait === undefined ? (
          <Avatar className="plain" name={name} src={avatar} size={96} decorative />
        ) : (
          <span className="portrait">
            <img src={portrait} alt="" width={104} height={130} decoding="async" />
          </span>
        )}
        <h2>{name}</h2>
        {about !== undefined && <p>{about}</p>}
        {hours !== undefined && <p className="hours">{hours}</p>}
        {action !== undefined && <div className="action">{action}</div>}
      </div>
      {courses.length > 0 && (
        <section>
          <h3>{words.courses}</h3>
          <ul>
            {courses.map(({ id, title, href, cover, next }) => (
              <li key={id}>
                <Anchor className="item" href={href}>
                  <img className="cover" src={cover} alt="" width={64} height={36} loading="lazy" decoding="async" />
                  <span className="title">{title}</span>
                  {next !== undefined && <span className="more">{next}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      {images.length > 0 && (
        <section>
          <h3>
            {words.images}
            {allImages && <Anchor href={allImages.href}>{words.allImages(allImages.count)}</Anchor>}
          </h3>
          <ul className="thumbs">
            {images.slice(0, THUMBS).map(({ id, src, alt }) => (
              <li key={id}>
                <button type="button" aria-label={words.openImage(alt)} onClick={() => onOpenImage?.(id)}>
                  <img src={src} alt="" width={55} height={55} loading="lazy" decoding="async" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h3>
            {words.files}
            {allFiles && <Anchor href={allFiles.href}>{words.allFiles(allFiles.count)}</Anchor>}
          </h3>
          <ul>
            {files.map(({ id, name: file, at, href }) => {
              const { letters, family } = fileMark(file);
              return (
                <li key={id}>
                  <Anchor className="item" href={href}>
                    <FileMark className="mark" aria-hidden data-size="sm" data-family={family}>
                      {letters}
                    </FileMark>
                    <span className="title">{file}</span>
                    <MessageTime className="more" at={at} />
                  </Anchor>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {(onPinnedChange || onMutedChange) && (
        <section className="switches">
          {onPinnedChange && (
            <Switch end size="sm" checked={isPinned} onChange={onPinnedChange}>
              {words.pin}
            </Switch>
          )}
          {onMutedChange && (
            <Switch end size="sm" checked={isMuted} onChange={onMutedChange}>
              {words.mute}
            </Switch>
          )}
        </section>
      )}
    </Root>
  );
}
