import { DevApiSwitcher } from '@shuyuan/ui';
import { KEYS } from '../core/storedNames.ts';
import { useRoot } from '../page/context.tsx';
import type { Place } from '../stores/RootStore.ts';

interface ApiSwitcherProps {
  environments: NonNullable<Place['environments']>;
}

/** The developers' switch of API addresses (§2); a deployment that lists none has none. */
export function ApiSwitcher({ environments }: ApiSwitcherProps) {
  const { storage } = useRoot().services;
  const chosen = storage.read(KEYS.api) ?? environments[0]?.id ?? '';
  const handleChange = (id: string) => {
    storage.write(KEYS.api, id);
    location.reload();
  };
  return (
    <DevApiSwitcher
      enabled
      envs={environments.map(({ id, label = id, student = '' }) => ({ id, label, url: student }))}
      value={chosen}
      onChange={handleChange}
    />
  );
}
