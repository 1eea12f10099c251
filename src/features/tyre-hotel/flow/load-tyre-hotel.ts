import type { Link } from '../../../shared/platform/fields/fields.ts';
import type { RichText } from '../../../shared/platform/fields/rich-text.ts';
import { fallbackWidth, type Picture } from '../../../shared/platform/picture.ts';
import { currencyOf } from '../../../shared/sites/currency.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { CarBody } from '../car-bodies.ts';
import messages from '../messages/flow/sv.json' with { type: 'json' };
import { typedRegistrationNumber } from '../registration-number.ts';
import type { CarPicture, TyreHotelProps } from './tyre-hotel-props.ts';

export type TyreHotelFields = {
  title: string;
  contactEmail: string;
  disclaimer: RichText;
  kingPlate: string;
  searchHelp: string;
  loginHelp: string;
  bookingHelp: string;
  serviceLink: Link | undefined;
  carPicture: Picture | undefined;
  bodyPictures: readonly { body: CarBody; picture: Picture | undefined }[];
};

export function loadTyreHotel(
  fields: TyreHotelFields,
  context: PageContext,
  offer: TyreHotelProps['offer'],
): TyreHotelProps {
  const { site, language, texts, href } = context;
  const { disclaimer, serviceLink, carPicture } = fields;
  return {
    language,
    timeZone: site.timeZone,
    texts: pickTexts(texts, keysOf(messages)),
    title: fields.title.trim() || texts('tyreTitle'),
    help: {
      search: fields.searchHelp.trim() || texts('tyreLead'),
      login: fields.loginHelp.trim() || texts('tyreLoginHelp'),
      booking: fields.bookingHelp.trim() || texts('tyreBookingHelp'),
    },
    contactEmail: fields.contactEmail.trim(),
    disclaimer: disclaimer.length > 0 ? disclaimer : paragraph(texts('tyreDisclaimerText')),
    kingPlate: typedRegistrationNumber(fields.kingPlate, site.country),
    serviceLink: serviceLink && {
      href: serviceLink.href,
      text: serviceLink.text || texts('tyreBookService'),
    },
    // Whoever is signed in types here: nothing of it stays in the tab (TH-07).
    offer: offer && { ...offer, draft: false },
    startHref: href('/'),
    carPicture: carPicture && toCarPicture(carPicture),
    bodyPictures: Object.fromEntries(
      fields.bodyPictures.flatMap(({ body, picture }) => (picture ? [[body, toCarPicture(picture)]] : [])),
    ),
    currency: currencyOf(site),
    country: site.country,
  };
}

function paragraph(text: string): RichText {
  return [{ kind: 'paragraph', children: [{ text }] }];
}

/** One file of it is enough: it is never wider than half the page. */
function toCarPicture({ src, width, height, vector }: Picture): CarPicture {
  return { src: `${src}/${vector ? 'original.svg' : `${fallbackWidth(width)}.webp`}`, width, height };
}
