import { MAX_FONT_BYTES } from '../../fonts/font-limits.ts';
import { aFont } from '../../testing/a-font.ts';
import { type RestClient, uploadForm } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

export const fontCases: ErrorCases = {
  'fontErrorMessages.tooLarge': refused('file', () => Buffer.alloc(MAX_FONT_BYTES + 1)),
  'fontErrorMessages.notAFont': refused('file', () => Buffer.from('PK\x03\x04')),
  'fontErrorMessages.collection': refused('file', () => Buffer.from('ttcf\0\x01\0\0')),
  'fontErrorMessages.broken': refused('file', async () => (await aFont()).subarray(0, 2000)),
  'fontErrorMessages.restricted': refused('file', () => aFont({ fsType: 0x2 })),
  'fontErrorMessages.printOnly': refused('file', () => aFont({ fsType: 0x4 })),
  'fontErrorMessages.bitmapsOnly': refused('file', () => aFont({ fsType: 0x200 })),
  'fontErrorMessages.lettersMissing': {
    ...refused('file', () => aFont({ letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' })),
    with: ['abcdefghijklmnopqrstuvwxyz'],
  },
  'fontErrorMessages.missing': {
    status: 400,
    path: 'file',
    send: (as) => as('administrator')('/fonts', 'POST', { family: 'Nothing' }),
  },
  'fontErrorMessages.family': refused('family', () => aFont(), { family: '字' }),
  'fontErrorMessages.builtIn': {
    ...refused('family', () => aFont(), { family: 'outfit' }),
    with: ['outfit'],
  },
  'fontErrorMessages.weights': refused('weights', () => aFont(), { family: 'Bold', weights: 'bold' }),
  'fontErrorMessages.taken': {
    status: 400,
    path: 'family',
    with: ['Twice', '400', 'normal'],
    send: async (as) => {
      await upload(as('administrator'), await aFont(), { family: 'Twice' });
      return upload(as('administrator'), await aFont(), { family: 'Twice' });
    },
  },
  'fontErrorMessages.used': {
    status: 400,
    with: ['Quay', 'Kajen'],
    send: async (as) => {
      const administrator = as('administrator');
      await upload(administrator, await aFont(), { family: 'Quay' });
      await administrator('/themes?draft=true', 'POST', {
        name: 'kajen',
        displayName: 'Kajen',
        type: { font: 'Quay' },
      });
      const { body } = await administrator('/fonts?where[family][equals]=Quay');
      const [font] = (body as { docs: { id: number }[] }).docs;
      return administrator(`/fonts/${font?.id}`, 'DELETE');
    },
  },
};

function refused(path: string, file: () => Buffer | Promise<Buffer>, fields: object = {}): ErrorCase {
  return {
    status: 400,
    path,
    send: async (as) => upload(as('administrator'), await file(), fields),
  };
}

function upload(client: RestClient, bytes: Buffer, fields: object) {
  return client('/fonts', 'POST', uploadForm(fields, 'font.ttf', bytes, 'font/ttf'));
}
