import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { FinishedMail } from '../mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** A mail server that records what it receives. */
async function aMailServer(refuse?: { responseCode: number; message: string }) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error(refuse.message), refuse));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    mailer.close();
    return new Promise((resolve) => server.close(resolve));
  });
  return { received, mailer };
}

const mail: FinishedMail = {
  key: 'lead-1.mail',
  about: 'lead-1',
  from: { name: 'Solvik Sverige', address: 'no-reply@solvik.example' },
  to: { name: 'Daniel Falk', address: 'daniel.falk@solvik.example' },
  replyTo: { name: 'Ebba Öberg', address: 'ebba@example.com' },
  subject: 'Provkörning: Volvo XC60',
  text: 'Hej',
  html: '<p>Hej</p>',
};

test('a mail arrives with its sender, its reply address and a stable message id', async () => {
  const { received, mailer } = await aMailServer();
  await mailer.send(mail);
  await mailer.send(mail);
  expect(received.map(({ to }) => to)).toEqual([
    ['daniel.falk@solvik.example'],
    ['daniel.falk@solvik.example'],
  ]);
  for (const { raw } of received) {
    expect(raw).toMatch(/^From: Solvik Sverige <no-reply@solvik\.example>\r$/m);
    expect(raw).toMatch(/^Reply-To: .*<ebba@example\.com>\r$/m);
    expect(raw).toMatch(/^Message-ID: <lead-1\.mail@solvik\.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain('multipart/alternative');
  }
});

test('a customer’s name cannot inject a header or another recipient', async () => {
  const { received, mailer } = await aMailServer();
  const name = 'Ebba"\r\nBcc: stranger@evil.example\r\nX: <stranger@evil.example>, ';
  await mailer.send({ ...mail, replyTo: { name, address: 'ebba@example.com' } });
  expect(received[0]?.to).toEqual(['daniel.falk@solvik.example']);
  expect(received[0]?.raw).not.toMatch(/^(Bcc|X):/m);
});

test('a mail that the server refuses is a failure', async () => {
  const { mailer } = await aMailServer({ responseCode: 451, message: 'come back later' });
  await expect(mailer.send(mail)).rejects.toThrow('come back later');
});

test('a calendar file is an attachment and, with its method, a body that mail clients can put into the calendar', async () => {
  const { received, mailer } = await aMailServer();
  const calendar = {
    name: 'booking.ics',
    type: 'text/calendar; charset=utf-8; method=REQUEST',
    content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  };
  const list = { name: 'list.csv', type: 'text/csv', content: 'a;b' };
  await mailer.send({ ...mail, attachments: [calendar, list] });
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  expect(raw).toMatch(/^Content-Disposition: attachment; filename=booking\.ics\r$/m);
  expect(raw).toMatch(/^Content-Disposition: attachment; filename=list\.csv\r$/m);
});
