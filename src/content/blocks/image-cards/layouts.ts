/** How the cards share the page, and how wide their pictures are. */
export const layouts = {
  'one large two small': {
    grid: 'sm:grid-cols-2 lg:grid-cols-[6fr_3fr_3fr] sm:max-lg:*:first:col-span-2',
    crop: 'max-sm:aspect-4/3 sm:h-[clamp(15rem,30vw,27rem)]',
    sizes: '(min-width: 64rem) 46vw, 100vw',
  },
  three: {
    grid: 'sm:grid-cols-2 lg:grid-cols-3',
    crop: 'aspect-3/2',
    sizes: '(min-width: 64rem) 32vw, (min-width: 40rem) 50vw, 100vw',
  },
  two: {
    grid: 'md:grid-cols-2',
    crop: 'aspect-3/2',
    sizes: '(min-width: 48rem) 48vw, 100vw',
  },
  four: {
    grid: 'sm:grid-cols-2 lg:grid-cols-4',
    crop: 'aspect-4/3',
    sizes: '(min-width: 64rem) 24vw, (min-width: 40rem) 50vw, 100vw',
  },
};
