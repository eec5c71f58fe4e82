import { formatByteLimit, formatBytes, type UploadPolicy } from '@shuyuan/rules';
import {
  commonName,
  ownExtensions,
  policiesOf,
  policyOf,
  type Refusal,
  slotsOf,
  type UploadPlace,
} from './core/pickedFile.ts';
import { limitOf } from './core/room.ts';
import { contentReason, typeReason } from './describeContent.ts';
import { sizeAbove, type UploadLabels } from './upload.labels.ts';

/** File types by their common names. */
function typesOf(policies: readonly UploadPolicy[], words: UploadLabels): string {
  const types = policies.flatMap(({ kind, extensions }) =>
    extensions.map(commonName).map((each) => (kind === 'image' ? each.toUpperCase() : each)),
  );
  return words.list([...new Set(types)]);
}

/** The file types that a place accepts; `null` for attachments without limits of their own, which are too many for a line. */
export function acceptedTypes(place: UploadPlace, words: UploadLabels): string | null {
  const policies = policiesOf(place);
  return policies.length === 1 || ownExtensions(place) ? typesOf(policies, words) : null;
}

/** The limits of a place in one or two lines, shown before picking (§5). */
export function hintOf(place: UploadPlace, words: UploadLabels): string[] {
  const policies = policiesOf(place);
  const [first, ...others] = policies;
  if (!first) return [];
  if (others.length === 0) {
    const { kind, recommended, maxBytes, maxCount } = first;
    const isMany = kind === 'image' && maxCount !== 1;
    const size = recommended ? words.recommended(recommended.width, recommended.height) : '';
    return [size + words.hint(typesOf(policies, words), formatByteLimit(maxBytes), isMany)];
  }
  if (ownExtensions(place)) {
    return policies.map((policy) => words.hint(typesOf([policy], words), formatByteLimit(policy.maxBytes), false));
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
  const policy = policyOf(place, refusal.slot ?? slotsOf(place)[0]);
  const isGroup = policiesOf(place).length > 1;
  const { size, resultBytes } = refusal;
  const limit = formatByteLimit(policy.maxBytes);
  switch (refusal.reason) {
    case 'type': {
      const types = acceptedTypes(place, words);
      return typeReason(types === null ? words.wrongType : words.onlyTypes(types), refusal, policiesOf(place), words);
    }
    case 'mismatch':
      return contentReason(refusal, policiesOf(place), words);
    case 'size': {
      const above = sizeAbove(words, size, policy.maxBytes);
      return isGroup ? words.tooLargeOfKind(above, words.kinds[policy.kind], limit) : words.tooLarge(above, limit);
    }
    case 'count': {
      const most = limitOf(place, max);
      return policy.kind === 'image' && !isGroup ? words.tooManyPictures(most) : words.tooManyFiles(most, most + nth);
    }
    case 'compression':
      if (resultBytes === undefined) return words.tooLarge(sizeAbove(words, size, policy.maxBytes), limit);
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
