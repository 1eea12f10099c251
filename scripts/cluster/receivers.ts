import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Arrival = { channel: 'webhook' | 'sms' | 'mail'; key: string; at: number; text: string };

export type Receivers = {
  webhookUrl: string;
  smsUrl: string;
  smtpUrl: string;
  /** Everything that arrived, repetitions included. */
  arrivals: readonly Arrival[];
  stop: () => Promise<void>;
};

/** The systems that the installation delivers to: a CRM, an SMS gateway and a mail server. They note every arrival by its key. */
export async function startReceivers(): Promise<Receivers> {
  const arrivals: Arrival[] = [];
  const web = createServer(async (request, response) => {
    const text = await readWhole(request);
    if (text === undefined) return;
    const channel = request.url === '/sms' ? 'sms' : 'webhook';
    arrivals.push({ channel, key: String(request.headers['idempotency-key']), at: Date.now(), text });
    response.writeHead(204).end();
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _, callback) => {
      const text = await readWhole(stream);
      if (text === undefined) return;
      const key = /^message-id:\s*<(.+)@[^@>]+>/im.exec(text)?.[1] ?? '';
      arrivals.push({ channel: 'mail', key, at: Date.now(), text });
      callback();
    },
  });
  // The connection of a killed sender is reset; it sends the mail again.
  mail.on('error', () => {});
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
  return {
    webhookUrl: `http://127.0.0.1:${portOf(web)}/leads`,
    smsUrl: `http://127.0.0.1:${portOf(web)}/sms`,
    smtpUrl: `smtp://127.0.0.1:${portOf(mail.server)}`,
    arrivals,
    stop: async () => {
      web.closeAllConnections();
      web.close();
      await new Promise<void>((resolve) => mail.close(() => resolve()));
    },
  };
}

/** Undefined when the sender was killed halfway: what was cut off has not arrived. */
async function readWhole(stream: AsyncIterable<unknown>): Promise<string | undefined> {
  let text = '';
  try {
    for await (const chunk of stream) text += chunk;
    return text;
  } catch {
    return undefined;
  }
}
