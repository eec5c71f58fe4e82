import { type Attachment, AttachmentList, Card } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ClassDetailStore, Material } from '../ClassDetailStore.ts';

/** The files handed out in the class. */
export const Materials = observer(function Materials({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  return (
    <Await
      query={store.materials}
      skeleton="row"
      count={3}
      isEmpty={(materials) => materials.length === 0}
      empty={<EmptyPlace title={t('noMaterials')} hint={t('noMaterialsHint')} />}
    >
      {(materials) => (
        <Card>
          <Files store={store} materials={materials} />
        </Card>
      )}
    </Await>
  );
});

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
      items={materials.map(({ id, name, bytes = 0 }) => ({ id: String(id), name, size: bytes, status: 'download' }))}
      onPreview={(item) => void open(item)}
      onDownload={(item) => void open(item)}
    />
  );
}
