import type { PrivacyTexts } from './texts.ts';

export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: string };

/** In the body, never in the address: addresses are logged. */
export async function askPrivacy<Body>(
  path: '' | '/find' | '/export' | '/erase',
  body: object | undefined,
  texts: Pick<PrivacyTexts, 'failed' | 'noAnswer'>,
): Promise<Answer<Body>> {
  try {
    const response = await request(path, body);
    const answer = (await response.json()) as Body & { error?: string };
    return response.ok ? { ok: true, body: answer } : { ok: false, problem: answer.error ?? texts.failed };
  } catch {
    return { ok: false, problem: texts.noAnswer };
  }
}

/** Saves what is handed over as a file. */
export async function download(
  body: object,
  name: string,
  texts: Pick<PrivacyTexts, 'failed' | 'noAnswer'>,
): Promise<string> {
  const response = await request('/export', body).catch(() => undefined);
  if (!response?.ok) return response ? texts.failed : texts.noAnswer;
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return '';
}

function request(path: string, body: object | undefined): Promise<Response> {
  return fetch(`/admin/api/privacy${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
