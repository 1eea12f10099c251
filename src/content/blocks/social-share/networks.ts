/** Where a page can be shared by a plain link, without anybody's script on our pages. */
export const networks = {
  Facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  LinkedIn: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  X: (url: string) => `https://x.com/intent/post?url=${encodeURIComponent(url)}`,
  'E-mail': (url: string) => `mailto:?body=${encodeURIComponent(url)}`,
} as const;
