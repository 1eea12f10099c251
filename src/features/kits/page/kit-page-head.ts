import { fallbackWidth, type Picture } from '../../../shared/platform/picture.ts';
import { inSentence } from '../../../shared/sites/in-sentence.ts';
import type { HeadPart, PageContext } from '../../../shared/sites/page-context.ts';
import { kitPath } from '../kit-path.ts';
import { formatKitPrice } from '../kit-price.ts';
import { kitStructuredData } from './kit-structured-data.ts';
import type { KitPageData } from './load-kit-page.ts';

export function kitPageHead(data: KitPageData, page: PageContext): HeadPart {
  const { texts, site, language, href } = page;
  if (data.state !== 'found') return { title: texts('kitPageMissing') };
  const { kit, card, pictures, list, trail } = data;
  const path = kitPath(list, card);
  return {
    title: kit.name,
    description: texts('kitPageSummary', {
      kit: kit.name,
      price: formatKitPrice(kit.retailPrice, card.currency, language),
      parts: card.parts.map(({ name }) => inSentence(name, language)).join(', '),
    }),
    picture: pictures[0],
    trail: [...trail, { label: kit.name, href: href(path) }],
    structuredData: [
      kitStructuredData(kit, {
        site,
        language,
        path,
        images: pictures.map((each) => addressOf(each, site.url)),
      }),
    ],
  };
}

function addressOf({ src, width, vector }: Picture, url: string): string {
  return `${url}${src}/${vector ? 'original.svg' : `${fallbackWidth(width)}.webp`}`;
}
