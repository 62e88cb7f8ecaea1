import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings without which an https origin is rejected. */
const NEEDED_WITH_HTTPS = ['PUBLIC_ORIGIN', 'PAYMENT_PROVIDER', 'ALLOWED_ORIGINS'];

/** Checks the settings: the sentences with which the server would end, and what an open shop needs besides. */
export function checkSettings(environment: Environment): readonly Finding[] {
  try {
    const findings = findUnopened(readConfig(environment));
    return findings.length > 0 ? findings : [fine('All settings are valid.')];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map(problem);
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
    findings.push(problem('RATE_LIMITS=off is for tests: anybody can try passwords without end.'));
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
