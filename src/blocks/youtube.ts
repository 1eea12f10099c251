/** The host that promises to leave no cookies before the film plays. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com';

/** Anything else could change the address of the frame. */
export function youtubeId(written: string): string | undefined {
  const id = written.trim();
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}

export function youtubeFrameUrl(id: string, hasControlBar: boolean): string {
  return `${youtubeOrigin}/embed/${id}?controls=${hasControlBar ? 1 : 0}&rel=0&playsinline=1`;
}

export function youtubePageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
