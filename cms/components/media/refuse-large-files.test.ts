import { expect, test, vi } from 'vitest';
import { uploadErrorMessages } from '../../media/upload-error-messages.ts';
import { MAX_UPLOAD_BYTES } from '../../media/upload-limits.ts';
import { refuseLargeFiles } from './refuse-large-files.ts';

function formWith(bytes: number): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'film.mp4', { type: 'video/mp4' }));
  return form;
}

test.each(['en', 'sv'] as const)(
  'a file above the limit is not sent, and the limit is named: %s',
  async (language) => {
    const send = vi.fn<typeof fetch>();
    const body = formWith(MAX_UPLOAD_BYTES + 1);
    const answer = await refuseLargeFiles(send, language)('/admin/api/media', { method: 'POST', body });
    const message = uploadErrorMessages[language].tooLarge;
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { errors: [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }] },
    ]);
    expect(message).toContain('20 MB');
    expect(send).not.toHaveBeenCalled();
  },
);

test('everything else is sent as it is', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('sent'));
  const guarded = refuseLargeFiles(send, 'sv');
  for (const init of [{ method: 'POST', body: formWith(9) }, { method: 'POST', body: '{}' }, undefined])
    expect(await (await guarded('/admin/api/media', init)).text()).toBe('sent');
});
