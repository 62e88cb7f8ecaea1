import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMailer, type Mailer } from '../../../src/platform/mail/mailer.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { findFreePort } from '../../support/processes/free-port.ts';
import { LONG_WAIT } from '../../support/processes/wait-options.ts';
import { newShopper } from '../../support/requests/visitor.ts';
import { type ReceivedMail, startMailServer } from '../../support/services/mail-server.ts';

const ORIGIN = 'https://haat.example';

interface MailingShop extends TestShop {
  mailer: Mailer;
}

/** A shop that sends its mails to this server, and after a failure tries again thrice at once. */
async function openMailingShop(smtpUrl: string): Promise<MailingShop> {
  let mailer: Mailer | undefined;
  const shop = await buildTestApp({
    environment: {
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Haat <shop@haat.example>',
      PUBLIC_ORIGIN: ORIGIN,
      PAYMENT_PROVIDER: 'sandbox',
    },
    mailer(config, log) {
      mailer = createMailer(config, log, [20, 20, 20]);
      return mailer;
    },
  });
  if (mailer === undefined) throw new Error('The shop has no mailer.');
  return { ...shop, mailer };
}

/** The token of the link to this page, as a shopper would click it. */
function readLink({ mail }: ReceivedMail, page: 'verify-email' | 'reset-password'): string {
  const links = (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [];
  const start = `${ORIGIN}/${page}/`;
  const link = links.find((one) => one.startsWith(start));
  if (links.length !== 1 || link === undefined) throw new Error(`Other links: ${links}`);
  return link.slice(start.length);
}

describe('over a real mail server', () => {
  test('a new shopper gets one mail, and its link proves the address', async () => {
    const server = await startMailServer();
    const shop = await openMailingShop(server.url);
    const asha = shop.visitor();
    const { email } = await asha.signUp({ fullName: 'आशा देवी' });
    await shop.mailer.whenIdle();
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    if (received === undefined) throw new Error('No mail came.');
    expect(received).toMatchObject({
      recipients: [email],
      sender: 'shop@haat.example',
      mail: {
        subject: 'Please confirm your e-mail address',
        from: { name: 'Haat', address: 'shop@haat.example' },
        to: [{ address: email }],
      },
    });
    expect((await asha.get('/users/current-user')).body.data.isEmailVerified).toBe(false);
    // The link works in a browser that nobody is signed in to.
    const token = readLink(received, 'verify-email');
    expect((await shop.visitor().post(`/users/verify-email/${token}`)).status).toBe(200);
    expect((await asha.get('/users/current-user')).body.data.isEmailVerified).toBe(true);
  });

  test('what people type never becomes a header or a second recipient', async () => {
    const server = await startMailServer();
    const shop = await openMailingShop(server.url);
    const names = [
      'Asha\r\nBcc: evil@haat.example',
      'Asha\nX-Evil: 1',
      'Asha\r\n\r\nPay here',
      'Bcc: evil@haat.example, Asha <evil@haat.example>',
    ];
    const emails = [
      'asha@haat.example\r\nBcc: evil@haat.example',
      'asha@haat.example\nBcc: evil@haat.example',
      'asha@haat.example, evil@haat.example',
      'asha@haat.example,evil@haat.example',
      'asha@haat.example;evil@haat.example',
      'Evil <evil@haat.example>',
      '"evil@haat.example, "@haat.example',
      'asha@haat.example>\r\nRCPT TO:<evil@haat.example',
      'asha%0d%0aBcc:evil@haat.example',
    ];
    const forms = [
      ...names.map((fullName) => newShopper({ fullName })),
      ...names.map((text, index) => newShopper({ userName: `${text}${index}` })),
      ...emails.map((email) => newShopper({ email })),
    ];
    const accepted: string[] = [];
    for (const form of forms) {
      const reply = await shop.visitor().post('/users/register', form);
      if (reply.status === 201) accepted.push(form.email);
      else expect(reply.status).toBe(400);
      await shop.visitor().post('/users/forgot-password', { email: form.email });
    }
    await shop.mailer.whenIdle();
    // Each accepted one has a mail to confirm the address, and one to choose a new password.
    const expected = accepted.flatMap((email) => [email, email]);
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(0);
    for (const { recipients, mail, raw } of server.received) {
      expect(mail.to).toMatchObject([{ address: recipients[0] }]);
      const names = new Set(mail.headers.map(({ key }) => key));
      expect(names).not.toContain('bcc');
      expect(names).not.toContain('x-evil');
      expect(raw).not.toContain('Pay here');
    }
  });

  test('nor would anything that got as far as the mailer', async () => {
    const server = await startMailServer();
    const { mailer } = await openMailingShop(server.url);
    const subject = 'Namaste\r\nBcc: evil@haat.example\r\nX-Evil: 1\r\n\r\nPay here';
    mailer.post({ to: 'asha@haat.example', subject, text: 'A mail.' });
    for (const to of [
      'asha@haat.example, evil@haat.example',
      'asha@haat.example\r\nRCPT TO:<evil@haat.example>',
      'Asha <evil@haat.example>, asha@haat.example',
    ]) {
      mailer.post({ to, subject: 'Namaste', text: 'A mail.' });
    }
    await mailer.whenIdle();
    const recipients = server.received.flatMap((received) => received.recipients);
    expect(recipients).toContain('asha@haat.example');
    expect(recipients).not.toContain('evil@haat.example');
    for (const { mail } of server.received) {
      const headers = new Set(mail.headers.map(({ key }) => key));
      expect(headers).not.toContain('bcc');
      expect(headers).not.toContain('x-evil');
      expect(mail.text?.trim()).toBe('A mail.');
    }
  });
});

describe('a mail server that is away', () => {
  test('does not stop anybody from registering and shopping; the mail comes when it is back', async () => {
    const port = await findFreePort();
    const shop = await openMailingShop(`smtp://127.0.0.1:${port}`);
    const asha = shop.visitor();
    const reply = await asha.post('/users/register', newShopper());
    expect(reply.status).toBe(201);
    expect(reply.body.message).toBe('Registered! Please verify your email.');
    expect((await asha.get('/cart')).status).toBe(200);
    // Still unproven, and the shopper can ask for the mail again.
    expect((await asha.get('/users/current-user')).body.data.isEmailVerified).toBe(false);
    expect((await asha.post('/users/resend-email-verification')).status).toBe(200);
    await shop.mailer.whenIdle();
    expect(shop.logLines.join()).toContain('a mail could not be sent');

    const server = await startMailServer(port);
    expect((await asha.post('/users/resend-email-verification')).status).toBe(200);
    await shop.mailer.whenIdle();
    const [received] = server.received;
    if (received === undefined) throw new Error('No mail came.');
    const token = readLink(received, 'verify-email');
    expect((await asha.post(`/users/verify-email/${token}`)).status).toBe(200);
  });

  test('that rejects a mail gets it no second time', async () => {
    const server = await startMailServer();
    const shop = await openMailingShop(server.url);
    server.rejectWith(550);
    await shop.visitor().signUp();
    await shop.mailer.whenIdle();
    expect(server.received).toEqual([]);
    expect(server.rejectionCount()).toBe(1);
    server.rejectWith(451);
    await shop.visitor().signUp();
    await shop.mailer.whenIdle();
    expect(server.rejectionCount()).toBe(5);
  });

  test('that rejects a recipient leaves the address out of the log', async () => {
    const server = await startMailServer();
    const shop = await openMailingShop(server.url);
    for (const code of [550, 451]) {
      server.rejectWith(code);
      const { email } = await shop.visitor().signUp();
      await shop.mailer.whenIdle();
      const log = shop.logLines.join('');
      expect(log).toContain(`"responseCode":${code}`);
      expect(log).not.toContain(email);
    }
  });

  test('that takes the call and says nothing makes nobody wait', async () => {
    const sockets: Socket[] = [];
    let isSilent = true;
    const silent = createServer((socket) => {
      sockets.push(socket);
      if (!isSilent) socket.destroy();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    await vi.waitUntil(() => silent.listening, LONG_WAIT);
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const shop = await openMailingShop(`smtp://127.0.0.1:${address.port}?greetingTimeout=600000`);
    // The server says nothing until the response is there.
    expect((await shop.visitor().post('/users/register', newShopper())).status).toBe(201);
    isSilent = false;
    for (const socket of sockets) socket.destroy();
    await shop.mailer.whenIdle();
    expect(sockets.length).toBeGreaterThan(1);
  });
});
