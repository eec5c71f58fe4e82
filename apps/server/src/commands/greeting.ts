import { isLoopbackName } from '../platform/core/callerAddress.ts';
import type { Config } from '../platform/core/config/config.ts';
import { DEFAULT_LABEL } from '../platform/data/companies.ts';
import { isDelivered } from '../platform/work/outbox.ts';
import type { demoAccounts } from '../seed/main.ts';
import { videoNotice } from './videoNotice.ts';

/** What the operator reads once the server listens: addresses, demo accounts, the outbox, and what to be careful about. */
export function greeting(config: Config, port: number, accounts: typeof demoAccounts = []): string {
  if (!config.isDemo) {
    const hint = config.isProduction ? '' : ' Demo schools, outbox and sandbox cashier exist only with DEMO=1.';
    return [
      `Shuyuan listens on ${config.host}:${port}.${hint}`,
      ...messageLines(config),
      ...plainHttpLines(config),
      ...videoLines(config),
      '',
    ].join('\n');
  }
  const addressOf = (label: string) => `http://${label === DEFAULT_LABEL ? '' : `${label}.`}localhost:${port}`;
  const schools = accounts.map(
    ({ label, school, account, password }) =>
      `  ${`${addressOf(label)}/web/`.padEnd(40)}${account} / ${password}   ${school}`,
  );
  return [
    '',
    'Shuyuan is running in demo mode. Schools, each with an account to log in with:',
    ...schools,
    `In a second window the lecturer ${accounts[0]?.lecturer} / ${accounts[0]?.password} answers at …/web/talk/login: study room and chat, both sides.`,
    `Codes and mails: ${addressOf(DEFAULT_LABEL)}/outbox`,
    `Buttons of the school and the lecturer (start a lesson, mark, move the clock): ${addressOf(DEFAULT_LABEL)}/__sim/, and so in each school`,
    ...(config.databaseUrl
      ? []
      : [
          `Data: ${config.dataDir} (embedded database: it survives a killed process, not a power cut; real schools need DATABASE_URL)`,
        ]),
    ...(isLoopbackName(config.host)
      ? []
      : [
          `WARNING: demo mode listens on ${config.host}, not only on this machine: whoever reaches it can read all codes and move the clock.`,
        ]),
    ...plainHttpLines(config),
    ...videoLines(config),
    '',
  ].join('\n');
}

/** What students miss who open a school by plain http under a name that is not local (decision 0043). */
function plainHttpLines({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): string[] {
  if (isLoopbackName(host) || publicOrigin.startsWith('https:')) return [];
  return [
    'Plain http: other machines can use everything but camera, microphone and screen (study room, spoken answers, device test) and notifications of the system, which browsers give to https addresses only. Put a proxy with https before it and set PUBLIC_ORIGIN to its https address.',
  ];
}

/** Who gets no codes: without a sender students cannot register, and the pages tell them so. */
function messageLines(config: Config): string[] {
  return [
    ...(isDelivered('sms', config)
      ? []
      : ['No short messages: phones get no codes, so nobody registers by phone. Set SMS_ALIBABA_… or SMS_HOOK_…']),
    ...(isDelivered('mail', config) ? [] : ['No mail: mail addresses get no codes. Set SMTP_URL.']),
  ];
}

function videoLines({ live }: Config): string[] {
  const notice = videoNotice(live);
  return notice === null ? [] : [notice];
}
