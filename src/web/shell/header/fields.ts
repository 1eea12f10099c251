import { choice, flag, link, list, media, number, text } from '../../../shared/platform/fields/fields.ts';

/** What editors set on the header of a site, per language. The menu itself comes from the pages. */
export const headerFields = {
  logo: media('Logo'),
  logoOnDark: media('Logo on dark', { help: 'Worn over pictures and on a dark header.' }),
  logoWidth: number('Width of the logo', { min: 16, max: 400, help: 'In pixels. Empty: 150.' }),
  logoHeight: number('Height of the logo', { min: 16, max: 120, help: 'In pixels. Empty: 55.' }),
  isSticky: flag('Stays at the top while scrolling', {
    help: 'Then it is solid on every page and never floats over the first block.',
  }),
  slimNav: flag('Slim', { help: 'A lower bar.' }),
  hasDarkTheme: flag('Dark', { help: 'Light words on a dark bar.' }),
  showSeparator: flag('Line under the header'),
  extraNavigationItems: list(
    'Extra items',
    {
      title: text('Title'),
      link: link('Link'),
      icon: text('Icon', { help: 'Name of an icon, such as map-pin. Empty: words alone.' }),
    },
    { help: 'To the right of the menu.', max: 6 },
  ),
  action: link('Button', { help: 'At the far right. Empty: no button.' }),
  hasMessage: flag('Show the message', { help: 'A band of words above the header.' }),
  messageTitle: text('Title of the message'),
  messageText: text('Text of the message'),
  messageType: choice('Look of the message', ['Warning', 'Dark', 'Light', 'Neutral']),
  messageIcon: choice('Icon of the message', ['CampaignAlert', 'WarningAlert']),
};
