import { Card } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { Files } from './Files.tsx';

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
