import { fallbackWidth, type Picture } from '../../shared/platform/picture.ts';
import { fallbackPicture } from './fallback-picture.ts';
import type { Kit } from './kit.ts';
import type { KitDetail } from './kit-detail.ts';
import { kitSlug } from './kit-path.ts';

/** A kit in a list: what its card and its dialog show. Without its path, which depends on the page of the list. */
export type KitCard = Omit<KitDetail, 'path'> & {
  slug: string;
  /** The category it stands in, the narrowest one it has. */
  category: string;
  /** In our own library, in several widths; without it, the first of `images` is shown. */
  picture: Picture | undefined;
};

type FindPicture = (address: string | undefined, alt: string) => Picture | undefined;

export function toKitCard(kit: Kit, pictureAt: FindPicture): KitCard {
  const pictures = kit.images.flatMap((address) => pictureAt(address, '') ?? []);
  const addresses = pictures.length > 0 ? pictures.map(addressOf) : kit.images.filter(isOwnAddress);
  const [picture] = pictures;
  return {
    kitId: kit.id,
    slug: kitSlug(kit),
    kitCode: kit.code,
    name: kit.name,
    description: kit.description,
    retailPrice: kit.retailPrice,
    currency: kit.currency ?? 'EUR',
    images: addresses.length > 0 ? addresses : [fallbackPicture(kit.id)],
    parts: kit.parts.flatMap(({ name, partNumber, quantity, unit }) =>
      name ? [{ name, partNumber, quantity, unit }] : [],
    ),
    category: kit.subSubCategory ?? kit.subCategory ?? kit.category ?? '',
    // Its few pixels of a placeholder would weigh more than the rest of the card.
    picture: picture && { ...picture, placeholder: undefined },
  };
}

function addressOf({ src, width, vector }: Picture): string {
  return `${src}/${vector ? 'original.svg' : `${fallbackWidth(width)}.webp`}`;
}

/** The content policy allows no pictures from other hosts. */
function isOwnAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
