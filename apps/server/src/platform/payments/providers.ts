import type { Platform } from '../http/platform.ts';
import { PAY_METHODS, type PayMethod, type PaymentProvider, type PaymentProviders } from './port.ts';
import { createSandbox } from './sandbox.ts';

/**
 * The providers of this server: real ones where the configuration has an account, else the sandbox cashier where it is
 * on, else none, and the method is not offered. Call it once in `buildApp` and hand the result to the orders and to
 * `paymentRoutes`.
 *
 * No function of a provider may be called inside a transaction: a real one takes seconds, and the sandbox opens a
 * transaction of its own, for which the embedded database has no second connection. Record, commit, call, record.
 */
export async function createProviders(platform: Platform): Promise<PaymentProviders> {
  const providers: PaymentProviders = {};
  for (const method of PAY_METHODS) {
    const provider = await createProvider(platform, method);
    if (provider) providers[method] = provider;
  }
  return providers;
}

/** The providers' clients are loaded only where they are used: loading them takes a tenth of a second. */
async function createProvider(platform: Platform, method: PayMethod): Promise<PaymentProvider | null> {
  const { alipay, wechat, hasSandbox } = platform.config.payments;
  if (method === 'alipay' && alipay) return (await import('./alipay.ts')).createAlipay(platform, alipay);
  if (method === 'wechat' && wechat) return (await import('./wechat.ts')).createWechat(platform, wechat);
  return hasSandbox ? createSandbox(platform, method) : null;
}
