import { type Config, ConfigError, readConfig, SETTING_NAMES } from '../config.ts';
import { type Finding, fine, problem, warning } from './finding.ts';
import { findMeantName } from './meant-name.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings without which an https origin is rejected. */
const NEEDED_WITH_HTTPS = ['PUBLIC_ORIGIN', 'PAYMENT_PROVIDER', 'ALLOWED_ORIGINS'];

/** Settings of the commands and of what the server uses. */
const OTHER_NAMES = ['BACKUP_PASSPHRASE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Checks the settings: the sentences with which the server would end, and what an open shop needs besides. */
export function checkSettings(environment: Environment): readonly Finding[] {
  const besides = [...findMisspelt(environment), ...checkTimeZone(environment)];
  try {
    const findings = [...findUnopened(readConfig(environment)), ...besides];
    return findings.length > 0 ? findings : [fine('All settings are valid.')];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.message.split('\n').map(problem), ...besides];
  }
}

function findMisspelt(environment: Environment): Finding[] {
  const known = [...SETTING_NAMES, ...OTHER_NAMES];
  return Object.keys(environment).flatMap((name) => {
    const meant = findMeantName(name, known);
    return meant === undefined
      ? []
      : [warning(`${name} is no setting and changes nothing: is ${meant} meant?`)];
  });
}

/** A schedule by `--daily-at` reads TZ, and Node takes an unknown one for UTC. */
function checkTimeZone({ TZ: zone }: Environment): Finding[] {
  if (zone === undefined || zone === '') return [];
  try {
    Intl.DateTimeFormat('en', { timeZone: zone.replace(/^:/, '') });
    return [];
  } catch {
    return [problem(`TZ=${zone} is no time zone: Asia/Kolkata is one.`)];
  }
}

/** Reads the settings without those that are wrong, so that the other checks do not wait for them. */
export function readUsableConfig(environment: Environment): Config {
  let usable = { ...environment };
  for (const dropped of [undefined, NEEDED_WITH_HTTPS]) {
    try {
      return readConfig(usable);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      // Each sentence begins with the variable's name.
      const wrong = error.message.split('\n').map((line) => line.split(' ')[0]);
      const names = new Set([...wrong, ...(dropped ?? [])]);
      usable = Object.fromEntries(Object.entries(usable).filter(([name]) => !names.has(name)));
    }
  }
  return readConfig(
    Object.fromEntries(
      Object.entries(usable).filter(([name]) => !NEEDED_WITH_HTTPS.includes(name)),
    ),
  );
}

function findUnopened(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (!config.hasRateLimits) {
    findings.push(
      problem('RATE_LIMITS=off is for tests: nothing limits how much anybody asks for or orders.'),
    );
  }
  if (config.logLevel === 'silent' || config.logLevel === 'fatal') {
    findings.push(warning(`LOG_LEVEL=${config.logLevel} hides errors and security events.`));
  }
  const isLocal = new URL(config.publicOrigin).hostname === 'localhost';
  if (!config.isHttps && !isLocal) {
    findings.push(
      warning(
        `PUBLIC_ORIGIN is ${config.publicOrigin}: passwords travel in the open without https.`,
      ),
    );
  } else if (config.isHttps && config.trustedProxies.length === 0) {
    findings.push(
      warning('TRUST_PROXY=none: behind a proxy all shoppers would share its rate limits.'),
    );
  }
  return findings;
}
