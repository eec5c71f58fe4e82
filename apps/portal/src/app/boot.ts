import { type Company, contract, decodeResult } from '@shuyuan/contract';
import { type Bases, loadHttp } from '../api/createApi.ts';

/** What one build of the portal can be told at run time, by `/web/config.json` or by the page's own data blocks. */
export interface Config {
  bases: Bases;
  /** Base of the socket; `userId/1` follows (§7). */
  socket: string;
}

const DEFAULTS: Config = { bases: { student: '/api', point: '/point', upload: '/upload' }, socket: '/socket/' };

/** A JSON data block that the server wrote into the page, saving a round trip; null where another server serves the portal. */
function block(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The configuration of this deployment; every key that is missing or unusable keeps its default. */
export async function readConfig(): Promise<Config> {
  const given = block('config') ?? (await fetchConfig());
  if (typeof given !== 'object' || given === null) return DEFAULTS;
  const read = (key: string, otherwise: string) => {
    const value = (given as Record<string, unknown>)[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const { student, point, upload } = DEFAULTS.bases;
  return {
    bases: { student: read('student', student), point: read('point', point), upload: read('upload', upload) },
    socket: read('socket', DEFAULTS.socket),
  };
}

async function fetchConfig(): Promise<unknown> {
  try {
    const http = await loadHttp();
    return (await http.get<unknown>(`${import.meta.env.BASE_URL}config.json`)).data;
  } catch {
    return null;
  }
}

/** The school's record from the page's first HTML, in the family's wire form; null where it must be looked up. */
export function readTenant(): Company | null {
  const record = block('tenant');
  if (!record) return null;
  try {
    return decodeResult(contract.tenant.byLabel, record) as Company;
  } catch {
    return null;
  }
}

/** Nonce of this answer's style rules (X2); absent where the portal is served without a policy. */
export function styleNonce(): string | undefined {
  const script = document.querySelector<HTMLElement>('script[nonce],style[nonce],link[nonce]');
  return script?.nonce || undefined;
}
