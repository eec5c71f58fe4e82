import dysms, { SendSmsRequest } from '@alicloud/dysmsapi20170525';
import { $OpenApiUtil } from '@alicloud/openapi-core';
import type { AlibabaSettings } from '../core/config/smsSettings.ts';
import { SMS_WAIT_MS, type SmsSender } from './message.ts';
import { SmsError } from './smsError.ts';

// The package is CommonJS with a default of its own, which Node hands over inside of `default` and bundlers as the default itself.
const Client = 'default' in dysms ? (dysms as unknown as { default: typeof dysms }).default : dysms;

/**
 * Sends by Alibaba Cloud. The provider sends approved texts only, so a message without a code is not sent at all: the one there is
 * tells somebody without an account that there is nothing to reset.
 */
export function alibabaSender({ keyId, keySecret, signName, codeTemplate, endpoint }: AlibabaSettings): SmsSender {
  const { host, protocol } = new URL(endpoint);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: keyId,
      accessKeySecret: keySecret,
      endpoint: host,
      protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
      regionId: 'cn-hangzhou',
      readTimeout: SMS_WAIT_MS,
      connectTimeout: SMS_WAIT_MS,
    }),
  );
  return async ({ phone, code }) => {
    if (code === null) return;
    const templateParam = JSON.stringify({ code });
    const request = new SendSmsRequest({ phoneNumbers: phone, signName, templateCode: codeTemplate, templateParam });
    const { body } = await client.sendSms(request).catch((error: unknown) => {
      throw new SmsError(typeof error === 'object' && error && 'code' in error ? String(error.code) : 'unreachable');
    });
    if (body?.code !== 'OK') throw new SmsError(body?.code ?? 'no answer');
  };
}
