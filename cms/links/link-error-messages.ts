import type { HrefRefusal } from '../../src/shared/platform/fields/safe-href.ts';
import type { InStudioLanguages } from '../i18n/studio-text.ts';

type RefusalTexts = {
  address: (refusal: HrefRefusal) => string;
  tooLong: string;
  target: string;
  foreign: string;
  empty: string;
  inText: (words: string, reason: string) => string;
};

/** Why a link is refused, at its field. */
export const linkErrorMessages: InStudioLanguages<RefusalTexts> = {
  en: {
    address: (refusal) => {
      if (refusal.reason === 'scheme')
        return `An address that begins with “${refusal.scheme}:” is not allowed. Use https://, http://, mailto: or tel:, or choose a page.`;
      if (refusal.reason === 'invisible characters')
        return 'There is a space before or after the address, or an invisible character in it. Write it anew.';
      return 'This is not an address. It begins with https://, http://, mailto: or tel:, or with / for a page of this site.';
    },
    tooLong: 'The address is too long. Use one of at most 2,000 characters.',
    target: 'This is nothing a link can lead to. Choose again.',
    foreign: 'This belongs to another site or does not exist any more. Choose something of this site.',
    empty: 'Choose where the link leads, or write an address.',
    inText: (words, reason) => `The link “${words}”: ${reason}`,
  },
  sv: {
    address: (refusal) => {
      if (refusal.reason === 'scheme')
        return `En adress som börjar med ”${refusal.scheme}:” är inte tillåten. Använd https://, http://, mailto: eller tel:, eller välj en sida.`;
      if (refusal.reason === 'invisible characters')
        return 'Det finns ett mellanslag före eller efter adressen, eller ett osynligt tecken i den. Skriv den på nytt.';
      return 'Det här är ingen adress. Den börjar med https://, http://, mailto: eller tel:, eller med / för en sida på den här webbplatsen.';
    },
    tooLong: 'Adressen är för lång. Använd en på högst 2 000 tecken.',
    target: 'Dit kan ingen länk leda. Välj på nytt.',
    foreign: 'Det hör till en annan webbplats eller finns inte längre. Välj något på den här webbplatsen.',
    empty: 'Välj vart länken leder, eller skriv en adress.',
    inText: (words, reason) => `Länken ”${words}”: ${reason}`,
  },
};
