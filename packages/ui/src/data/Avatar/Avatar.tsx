import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AvatarLabels, avatarLabels } from './Avatar.labels.ts';
import { Root } from './Avatar.styles.ts';
import { initialOf } from './initial.ts';

/** Width and height in pixels. */
export type AvatarSize = 20 | 24 | 32 | 40 | 56 | 96;

export interface AvatarProps extends BaseProps<HTMLSpanElement> {
  /** URL of the picture; initials are the fallback when it is missing or fails to load. */
  src?: string | undefined;
  name: string;
  size?: AvatarSize | undefined;
  /** Shows the membership ring (§3 `isMember`). */
  member?: boolean | undefined;
  /** Decorative, where the name is beside the picture. */
  decorative?: boolean | undefined;
  labels?: Partial<AvatarLabels> | undefined;
}

/** A person: picture, with initials as fallback (§3 `userImg`). */
export function Avatar({
  src,
  name,
  size = 32,
  member: isMember = false,
  decorative = false,
  labels,
  ...rest
}: AvatarProps) {
  const { member } = useLabels(avatarLabels, labels);
  const [broken, setBroken] = useState<string>();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': isMember ? member(name) : name };
  return (
    <Root {...rest} {...spoken} data-size={size} data-member={isMember ? '' : undefined}>
      {src === undefined || src === broken ? (
        initialOf(name)
      ) : (
        <img src={src} alt="" width={size} height={size} decoding="async" onError={() => setBroken(src)} />
      )}
    </Root>
  );
}
