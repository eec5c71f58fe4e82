import type { Access, Client, Contract, RequestOptions } from '@shuyuan/contract';
import { presentSignal } from './abandon.ts';
import { ApiError } from './apiError.ts';
import { callOf } from './groups.ts';
import type { ApiOptions } from './options.ts';
import type { Send } from './sender.ts';

export type Api = Client<Contract>;

/**
 * The typed client of the contract. What sends and reads, axios above all, arrives in one file beside the first page and not
 * before it (docs/performance.md, row 1); a call made earlier waits for it. `load` brings it.
 */
export function createApi(options: ApiOptions, load: () => Promise<Send> = () => loadSender(options)): Api {
  let loading: Promise<Send> | undefined;
  const sender = () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined; // a load that failed may be tried again
    });
    return loading;
  };
  void sender().catch(() => undefined);
  const domains = new Map<string, object>();
  return new Proxy({} as Api, {
    get(_, domain: string) {
      const known = domains.get(domain) ?? domainOf(domain, sender, (access) => options.sender(access).token);
      domains.set(domain, known);
      return known;
    },
  });
}

/** The calls of one domain, each a function from its parameters to its answer. */
function domainOf(domain: string, sender: () => Promise<Send>, tokenFor: (access: Access) => string | null): object {
  return new Proxy(
    {},
    {
      get: (_, name: string) => async (input?: unknown, options?: RequestOptions) => {
        const abandoned = presentSignal();
        const call = callOf(domain, name);
        const token = tokenFor(call.access);
        const send = await sender().catch((cause) => {
          throw new ApiError('unreachable', '', { cause });
        });
        return send(call, input, { ...options, token, abandoned });
      },
    },
  );
}

async function loadSender(options: ApiOptions): Promise<Send> {
  const { createSender } = await import('./sender.ts');
  return createSender(options);
}
