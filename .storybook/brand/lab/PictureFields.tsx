import reports from 'virtual:brand-pictures';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, Heading, Stack, Text } from '@shuyuan/ui';
import { type DragEvent, useState } from 'react';
import { ALL_IMAGES, type BrandFile, type ImageName, isRequired } from '../../../packages/tokens/scripts/brandShape.ts';
import { FITS, type ImageReport } from '../../../packages/tokens/scripts/imageFit.ts';
import { BRANDS } from '../brandText.ts';
import { type Draft, readPicture, withoutPicture, withPicture } from '../draft.ts';
import { ART, withOwnArt } from '../ownLook.ts';
import { pictureUrl } from '../paint.ts';
import type { Edit } from './edit.ts';
import { Mark } from './Mark.tsx';

const TITLES: Readonly<Record<ImageName, string>> = {
  logo: 'Logo',
  logoInverse: 'Logo on dark',
  login: 'Login',
  hero: 'Hero',
  empty: 'Nothing here',
  coupon: 'Coupon tile',
  icon: 'Tab icon',
  logoEn: 'Logo, English pages',
  logoInverseEn: 'Logo on dark, English pages',
};

/** A brand's pictures are far smaller, and larger ones would exceed local storage. */
const MOST_BYTES = 1_048_576;

const Tile = styled.div({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: token.space[12],
  alignItems: 'center',
  padding: token.space[8],
  borderRadius: token.radius.control,
  border: `1px dashed ${token.color.border.control}`,
  background: token.upload.dropBg,
  '&[data-over="true"]': { borderColor: token.color.border.selected, background: token.color.actionSoft.bg },
  '& > .picture': {
    height: '60px',
    borderRadius: token.radius.control,
    background: `var(--_picture, none) center / contain no-repeat ${token.color.surface.card}`,
    '&[data-name="logoInverse"]': { backgroundColor: token.color.surface.inverse },
    '&[data-name="coupon"]': {
      backgroundSize: '48px',
      backgroundRepeat: 'repeat',
      backgroundColor: token.color.action.bg,
    },
  },
  '& label': { cursor: 'pointer', color: token.color.text.link, fontSize: token.fontSize[13] },
  '& input': { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  '& label:has(:focus-visible)': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
});

/** What is known of a picture: measured when it was dropped, or from the file of the folder. */
export function pictureReport(draft: Draft, name: ImageName): ImageReport | undefined {
  const dropped = draft.pictures[name];
  if (dropped) return dropped.report;
  const owner = [...BRANDS.values()].find(({ images }) => images[name] === draft.brand.images[name]);
  return owner && reports[owner.id]?.[name];
}

const round = (side: number) => Number(side.toFixed(1));

const readFile = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

function PictureField({ name, draft, edit }: { name: ImageName; draft: Draft; edit: Edit }) {
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const report = pictureReport(draft, name);
  const url = pictureUrl(draft, name);
  const isAbsent = !isRequired(name) && draft.brand.images[name] === undefined;
  const flaws =
    refusal === undefined ? (report?.flaws ?? (isAbsent ? [] : ['is not in the folder yet: drop it here'])) : [refusal];

  async function take(file: File | undefined) {
    if (!file) return;
    const picture = file.size > MOST_BYTES ? undefined : readPicture(name, await readFile(file));
    setRefusal(picture ? undefined : 'is no svg, png, jpg, webp or avif of at most 1 MB');
    if (picture) edit(`images.${name}`, (now) => withPicture(now, name, picture));
  }
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNow);
  };
  const drop = (event: DragEvent) => {
    over(false)(event);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Tile data-over={isOver} onDragOver={over(true)} onDragLeave={over(false)} onDrop={drop}>
      <div
        className="picture"
        data-name={name}
        style={url === undefined ? undefined : { ['--_picture' as string]: `url("${url}")` }}
      />
      <Stack gap={2}>
        <Text size={13} weight={600}>
          {TITLES[name]}{' '}
          <label>
            choose
            <input
              type="file"
              accept=".svg,.png,.jpg,.webp,.avif"
              aria-label={`Choose the picture: ${TITLES[name]}`}
              onChange={({ target }) => {
                void take(target.files?.[0]);
                target.value = ''; // or the same file, chosen again, would not be a change
              }}
            />
          </label>
        </Text>
        <Text size={12} tone="tertiary">
          {FITS[name].wanted}, to {FITS[name].maxKb} KB
        </Text>
        {!isRequired(name) && !isAbsent && (
          <Button
            size="sm"
            variant="link"
            onClick={() => edit(`images.${name}.no`, (now) => withoutPicture(now, name))}
          >
            leave out
          </Button>
        )}
        {flaws.length === 0 && report === undefined && (
          <Text size={12} tone="tertiary">
            Optional
          </Text>
        )}
        {flaws.length === 0 && report !== undefined && (
          <Mark passes>
            {report.size && `${round(report.size.width)} × ${round(report.size.height)}, `}
            {report.kb.toFixed(1)} KB
          </Mark>
        )}
        {flaws.map((flaw) => (
          <Mark key={flaw} passes={false}>
            {flaw}
          </Mark>
        ))}
      </Stack>
    </Tile>
  );
}

/** The drawings of the brand that a draft started from, as SVG texts. */
async function drawingsOf(source: BrandFile) {
  const start = { brand: source, pictures: {}, source: source.id };
  const read = async (name: ImageName) => (await fetch(pictureUrl(start, name) ?? '')).text();
  return Object.fromEntries(await Promise.all(ART.map(async (name) => [name, await read(name)] as const)));
}

/** The seven pictures, and the two wordmarks that English pages may have: drop them, see them measured. */
export function PictureFields({ draft, edit }: { draft: Draft; edit: Edit }) {
  const source = BRANDS.get(draft.source ?? 'default');
  async function drawOwn(from: BrandFile) {
    const drawings = await drawingsOf(from);
    edit('images.own', (now) => withOwnArt(now, from, drawings));
  }
  return (
    <Stack gap={8}>
      <Heading level={2} size={16}>
        Pictures
      </Heading>
      {source && (
        <Button size="sm" variant="soft" onClick={() => void drawOwn(source)}>
          Draw the art in these colours
        </Button>
      )}
      {ALL_IMAGES.map((name) => (
        <PictureField name={name} draft={draft} edit={edit} key={name} />
      ))}
    </Stack>
  );
}
