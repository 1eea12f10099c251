import type { TextRule } from '../../shared/platform/fields/fields.ts';

/** The host that promises to leave no cookies before the video plays. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com';

/** An address of a video, however it was copied, is stored as the video's id. */
export const youtubeRule: TextRule = {
  normalise: youtubeId,
  refusal: 'This is no film on YouTube. Copy the address of the film, such as https://youtu.be/aqz-KE-bpKQ.',
};

/** The id of a video, from its address in any form or from the id alone. Anything else could change the frame's address. */
export function youtubeId(written: string): string | undefined {
  const trimmed = written.trim();
  return asId(trimmed) ?? asId(idInAddress(addressIn(trimmed)));
}

/** The code for embedding holds the address of the frame. */
function addressIn(written: string): URL | undefined {
  const address = /<iframe[^>]*\ssrc=["']([^"']+)/i.exec(written)?.[1] ?? written;
  const whole = address.replace(/^\/\//, 'https://');
  return URL.parse(/^[a-z]+:/i.test(whole) ? whole : `https://${whole}`) ?? undefined;
}

const hosts = /^((www|m|music|gaming)\.)?youtube(-nocookie)?\.com$/;
const pathWithId = /^\/(?:shorts|embed|live|v|e|watch)\/([^/]+)/;

function idInAddress(address: URL | undefined): string | undefined {
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (/^(www\.)?youtu\.be$/.test(address.hostname)) return address.pathname.split('/')[1];
  if (!hosts.test(address.hostname)) return undefined;
  return pathWithId.exec(address.pathname)?.[1] ?? address.searchParams.get('v') ?? undefined;
}

function asId(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{11}$/.test(text) ? text : undefined;
}

export function youtubeFrameUrl(id: string, hasControlBar: boolean): string {
  return `${youtubeOrigin}/embed/${id}?controls=${hasControlBar ? 1 : 0}&rel=0&playsinline=1`;
}

export function youtubePageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
