import {
  address,
  flag,
  group,
  link,
  list,
  longText,
  media,
  richText,
  text,
} from '../../../shared/platform/fields/fields.ts';

const infoField = {
  heading: text('Heading'),
  text: richText('Text'),
};

/** What editors set on the footer of a site, per language. The brands come from the site. */
export const footerFields = {
  showBrands: flag('Show the brands', { help: 'Needs a heading, too.' }),
  brandsHeading: text('Heading over the brands'),
  columns: list(
    'Columns',
    {
      title: text('Title'),
      description: text('Description'),
      items: list('Links', { link: link('Link') }),
    },
    { max: 6 },
  ),
  highlightedLink: link('Highlighted link', { help: 'A button beside the statement.' }),
  socialLinks: list('Social media', {
    name: text('Name', { help: 'Read aloud instead of the icon.' }),
    url: address('Address'),
    icon: text('Icon', { help: 'facebook, instagram, linkedin or youtube.' }),
  }),
  infoField1: group('First information', infoField),
  infoField2: group('Second information', infoField),
  infoFieldOneChildFullWidth: flag('First information over the full width'),
  logo: media('Logo', { help: 'On the dark ground of the footer.' }),
  statement: longText('Statement', { help: 'One or two sentences under the logo.' }),
  legal: text('Legal line', { help: 'Such as © 2026 Solvik Bil AB' }),
  legalLinks: list('Legal links', { link: link('Link') }),
};
