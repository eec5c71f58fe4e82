import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AvatarLabels, avatarLabels } from './Avatar.labels.ts';
import { Group, Root } from './Avatar.styles.ts';
import { Avatar, type AvatarSize } from './Avatar.tsx';

export interface AvatarGroupProps extends BaseProps<HTMLSpanElement> {
  people: readonly { id: string; name: string; src?: string | undefined }[];
  /** Number of avatars shown; the rest is shown as a count. */
  max?: number | undefined;
  size?: AvatarSize | undefined;
  labels?: Partial<AvatarLabels> | undefined;
}

/** Overlapping avatars with a count of those that do not fit (ui-kit 3.5). */
export function AvatarGroup({ people, max = 4, size = 24, labels, ...rest }: AvatarGroupProps) {
  const { more } = useLabels(avatarLabels, labels);
  const left = people.length - max;
  return (
    <Group {...rest}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} name={person.name} src={person.src} size={size} />
      ))}
      {left > 0 && (
        <Root className="more" data-size={size} role="img" aria-label={more(left)}>
          +{left}
        </Root>
      )}
    </Group>
  );
}
