import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 30_000;

/** The telephones of the owners: receives every SMS and finds the newest code of a number. */
export async function startSmsGateway() {
  const codes = new Map<string, string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const sms = JSON.parse(text) as { to: string; text: string };
    codes.set(sms.to, /#(\d{4})$/.exec(sms.text)?.[1] ?? '');
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    takeCode: async (phone: string): Promise<string> => {
      for (let waited = 0; waited < WAIT_MS; waited += 20) {
        const code = codes.get(phone);
        codes.delete(phone);
        if (code) return code;
        await pause(20);
      }
      throw new Error('no SMS arrived');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
