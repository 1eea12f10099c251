const MAX_LETTERS = 80;
const MAX_ENDING = 8;
/** What Windows takes for a device, whatever the ending. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file is called as somebody called it, without what breaks a file system, a header or a list: folders, control and
 * direction marks, signs that some systems forbid, names of devices, and more letters than fit.
 */
export function safeFileName(name: string, mediaType = ''): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*%#]/g, '-')
    .replace(/\s+/g, ' ');
  const [, written = plain, ending = ''] = /^(.*)\.([a-z0-9]+)$/i.exec(plain) ?? [];
  const isEnding = ending !== '' && ending.length <= MAX_ENDING;
  const stem = trimmed([...trimmed(isEnding ? written : plain)].slice(0, MAX_LETTERS).join('')) || 'file';
  const own = deviceName.test(stem.split('.', 1)[0] ?? '') ? `file-${stem}` : stem;
  // A name that was cut on its way has lost its ending.
  const fitting = isEnding ? ending.toLowerCase() : endings[mediaType];
  return fitting ? `${own}.${fitting}` : own;
}

const endings: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
};

const trimmed = (text: string): string => text.replace(/^[\s.]+|[\s.]+$/g, '');
