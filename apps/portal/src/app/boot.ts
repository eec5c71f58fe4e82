import type { Company, MenuEntry } from '@shuyuan/contract';
import type { Bases } from '../api/options.ts';
import { menuOf } from '../stores/storedMenu.ts';
import { named } from '../stores/TenantStore.ts';

/** Addresses of another backend that developers may choose (§2); what it leaves out stays as it is. */
export interface ApiEnvironment extends Partial<Bases> {
  id: string;
  label?: string;
}

/** Run-time configuration of a build, from `/web/config.json` or the page's own data blocks. */
export interface Config {
  bases: Bases;
  /** Base of the socket; `userId/1` follows (§7). */
  socket: string;
  /** Whether a ticket is asked for before the socket is opened (W1); `false` for a backend that gives none. */
  hasSocketTicket: boolean;
  /** Hosts of outside rooms, for a backend whose company record names none; checked where they are used (X3). */
  liveHosts?: unknown;
  /** What the switch for developers offers; absent in production, and with it the switch (§2, S10). */
  environments?: readonly ApiEnvironment[];
}

const DEFAULTS: Config = {
  bases: { student: '/api', point: '/point', upload: '/upload' },
  socket: '/socket/',
  hasSocketTicket: true,
};

/** A JSON data block of the page, of the build or of the server, saving a round trip; null where it is missing. */
export function dataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The configuration of this deployment; every key that is missing or unusable keeps its default. */
export async function readConfig(chosen: string | null): Promise<Config> {
  const found = dataBlock('config') ?? (await fetchConfig());
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const apis: unknown = (found as Record<string, unknown>)['apis'];
  const environments = Array.isArray(apis) ? apis.filter(isEnvironment) : [];
  const given: Record<string, unknown> = { ...found, ...environments.find(({ id }) => id === chosen) };
  const read = (key: string, otherwise: string) => {
    const value = given[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const { student, point, upload } = DEFAULTS.bases;
  return {
    bases: { student: read('student', student), point: read('point', point), upload: read('upload', upload) },
    socket: read('socket', DEFAULTS.socket),
    hasSocketTicket: given['socketTicket'] !== false,
    liveHosts: given['liveHosts'],
    ...(environments.length > 0 ? { environments } : {}),
  };
}

function isEnvironment(value: unknown): value is ApiEnvironment {
  return typeof (value as ApiEnvironment | null)?.id === 'string';
}

async function fetchConfig(): Promise<unknown> {
  try {
    return await (await fetch(`${import.meta.env.BASE_URL}config.json`)).json();
  } catch {
    return null;
  }
}

/**
 * The school's record from the page's first HTML, as written by our server. `null`: no school has this
 * name; `undefined`: another server serves the portal, and the record must be looked up.
 */
export function readTenant(): Company | null | undefined {
  const record = dataBlock('tenant');
  if (record === null) return document.getElementById('tenant') ? null : undefined;
  return isCompany(record) ? named({ legalName: '', name: '', label: '', ...record }) : undefined;
}

/** A record is one by its id and its short name; the rest is optional (decision 0020). */
function isCompany(value: unknown): value is Pick<Company, 'id' | 'shortName'> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, shortName } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof shortName === 'string';
}

/** The top menu from the page's first HTML; undefined where the page carries none. */
export function readMenuBar(): MenuEntry[] | undefined {
  const entries = dataBlock('menu-bar');
  return entries === null ? undefined : menuOf<MenuEntry>(entries);
}

/** Nonce of this answer's style rules (X2); absent where the portal is served without a policy. */
export function styleNonce(): string | undefined {
  const script = document.querySelector<HTMLElement>('script[nonce],style[nonce],link[nonce]');
  return script?.nonce || undefined;
}
