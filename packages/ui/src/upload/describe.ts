import { extensionOf, formatByteLimit, formatBytes, type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import { policiesOf, type Refusal, slotsOf, type UploadPlace } from './core/pickedFile.ts';
import { limitOf } from './core/room.ts';
import { sizeAbove, type UploadLabels } from './upload.labels.ts';

/** The file types of a slot by their common names; `jpeg` is `jpg`. */
export function typesOf(slot: UploadSlot, words: UploadLabels): string {
  const policy = uploadPolicy(slot);
  const types = policy.extensions.map((each) => (each === 'jpeg' ? 'jpg' : each));
  return words.list([...new Set(types)].map((each) => (policy.kind === 'image' ? each.toUpperCase() : each)));
}

/** The limits of a place in one or two lines, shown before picking (§5). */
export function hintOf(place: UploadPlace, words: UploadLabels): string[] {
  const policies = policiesOf(place);
  const [first, ...others] = policies;
  if (!first) return [];
  if (others.length === 0) {
    const { recommended, maxBytes, maxCount } = first;
    const size = recommended ? words.recommended(recommended.width, recommended.height) : '';
    return [size + words.hint(typesOf(slotsOf(place)[0], words), formatByteLimit(maxBytes), maxCount !== 1)];
  }
  const limits = policies.map(({ kind, maxBytes }) => words.kindLimit(words.kinds[kind], formatByteLimit(maxBytes)));
  return [words.list(limits.slice(0, 2)), words.list(limits.slice(2))];
}

/** Why a file was rejected, with the limit; `nth` counts the excess files from 1. */
export function reasonOf(
  refusal: Omit<Refusal, 'key'>,
  place: UploadPlace,
  words: UploadLabels,
  { nth = 1, max }: { nth?: number | undefined; max?: number | undefined } = {},
): string {
  const slot = refusal.slot ?? slotsOf(place)[0];
  const policy = uploadPolicy(slot);
  const isGroup = slotsOf(place).length > 1;
  const { size, resultBytes = 0 } = refusal;
  const limit = formatByteLimit(policy.maxBytes);
  switch (refusal.reason) {
    case 'type':
      return isGroup ? words.wrongType : words.onlyTypes(typesOf(slot, words));
    case 'mismatch':
      return words.mismatch(extensionOf(refusal.name));
    case 'size': {
      const above = sizeAbove(words, size, policy.maxBytes);
      return isGroup ? words.tooLargeOfKind(above, words.kinds[policy.kind], limit) : words.tooLarge(above, limit);
    }
    case 'count': {
      const most = limitOf(place, max);
      return policy.kind === 'image' && !isGroup ? words.tooManyPictures(most) : words.tooManyFiles(most, most + nth);
    }
    case 'compression':
      return resultBytes > size
        ? words.compressionGrew(formatBytes(resultBytes))
        : words.compressionTooLarge(sizeAbove(words, resultBytes, policy.maxBytes), limit);
    case 'broken':
      return words.broken;
    case 'empty':
      return words.empty;
    case 'name':
      return words.badName;
  }
}
