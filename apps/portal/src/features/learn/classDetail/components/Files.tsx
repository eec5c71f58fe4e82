import { type Attachment, AttachmentList } from '@shuyuan/ui';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ClassDetailStore, Material } from '../ClassDetailStore.ts';

/** Files of the class; their signed addresses end, so each is asked for when it is opened (U6). */
export function Files({ store, materials }: { store: ClassDetailStore; materials: readonly Material[] }) {
  const perform = usePerform();
  const open = ({ id, name }: Attachment) =>
    perform(async () => {
      const address = await store.addressOf(Number(id));
      if (address === undefined) return;
      const link = Object.assign(document.createElement('a'), { href: address, download: name, rel: 'noopener' });
      link.click();
    });
  return (
    <AttachmentList
      items={materials.map(({ id, name, bytes }) => ({ id: String(id), name, size: bytes, status: 'download' }))}
      onPreview={(item) => void open(item)}
      onDownload={(item) => void open(item)}
    />
  );
}
