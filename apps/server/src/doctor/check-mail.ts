import { resolve4, resolveMx, resolveNs } from 'node:dns/promises';
import { type Config, LOOPBACK_HOSTS } from '../config.ts';
import { describeError, type Finding, fine, problem, warning } from './finding.ts';

/** Ms. */
const SMTP_TIMEOUT = 8_000;

/** What is asked of the domain name system; tests answer themselves. */
export interface MailLookup {
  /** Whether the domain takes mail or has a machine at all; undefined when it cannot be looked up. */
  hasDomain(domain: string): Promise<boolean | undefined>;
}

/** Checks the mail server up to the login, without sending a mail, and the sender's domain. */
export async function checkMail(
  { smtpUrl, mailFrom, isHttps }: Config,
  lookup: MailLookup = { hasDomain },
): Promise<readonly Finding[]> {
  if (smtpUrl === undefined) {
    const text =
      'SMTP_URL is not set: mails become files in DATA_DIR/outbox, and nobody gets them.';
    return [isHttps ? problem(text) : fine(text)];
  }
  const [server, sender] = await Promise.all([checkServer(smtpUrl), checkSender(mailFrom, lookup)]);
  return [...server, ...sender];
}

async function checkServer(smtpUrl: string): Promise<Finding[]> {
  const { hostname, host, protocol } = new URL(smtpUrl);
  const findings: Finding[] = [];
  if (protocol === 'smtp:' && !LOOPBACK_HOSTS.has(hostname)) {
    findings.push(
      warning(
        `SMTP_URL begins with smtp://: on another machine (${hostname}) it should be smtps://.`,
      ),
    );
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  });
  try {
    await transport.verify();
    findings.push(fine(`The mail server ${host} accepts the login.`));
  } catch (error) {
    const { code } = Object(error);
    findings.push(
      problem(
        code === 'EAUTH'
          ? `The mail server ${host} rejects the user or the password of SMTP_URL.`
          : `The mail server ${host} cannot be used: ${describeError(error)}.`,
      ),
    );
  } finally {
    transport.close();
  }
  return findings;
}

async function checkSender(mailFrom: string, { hasDomain }: MailLookup): Promise<Finding[]> {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(mailFrom)?.[1]?.toLowerCase();
  if (domain === undefined) return [problem('MAIL_FROM has no e-mail address.')];
  if (!domain.includes('.')) {
    return [problem(`MAIL_FROM ends with @${domain}: most mailboxes reject such a sender.`)];
  }
  switch (await hasDomain(domain)) {
    case true:
      return [];
    case false:
      return [problem(`No DNS server knows ${domain} of MAIL_FROM: most mailboxes reject it.`)];
    default:
      return [
        warning(`The domain of MAIL_FROM, ${domain}, cannot be looked up from this machine.`),
      ];
  }
}

async function hasDomain(domain: string): Promise<boolean | undefined> {
  const found = await Promise.allSettled([resolveMx(domain), resolve4(domain)]);
  if (found.some(({ status }) => status === 'fulfilled')) return true;
  const isAbsent = (one: PromiseSettledResult<unknown>) =>
    one.status === 'rejected' && ['ENOTFOUND', 'ENODATA'].includes(Object(one.reason).code);
  if (!found.every(isAbsent)) return undefined;
  // A machine without DNS knows no domain at all, not even the root.
  return (await resolveNs('.').catch(() => [])).length > 0 ? false : undefined;
}
