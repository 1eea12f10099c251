import type { Language } from '../../../shared/sites/languages.ts';

/** Words for cars with an offer; each is a flag of the list. */
export const offerWords: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  car_has_privateleasing: {
    sv: ['privatleasing', 'privatleasa', 'leasing', 'leasa', 'leasingbil', 'leasingbilar'],
    nb: ['privatleasing', 'privatleie', 'leasing', 'lease'],
    fi: ['yksityisleasing', 'leasing', 'leasingauto'],
    sk: ['lízing', 'leasing', 'súkromný lízing', 'operatívny lízing', 'operatívny leasing'],
    en: [
      'lease',
      'leasing',
      'personal lease',
      'personal leasing',
      'private lease',
      'private leasing',
      'contract hire',
      'personal contract hire',
      'pch',
    ],
  },
  car_has_companyleasing: {
    sv: ['företagsleasing', 'företagsleasa', 'tjänstebil', 'förmånsbil'],
    nb: ['bedriftsleasing', 'firmaleasing', 'firmabil'],
    fi: ['yritysleasing', 'työsuhdeauto'],
    sk: ['firemný lízing', 'firemný leasing', 'firemné auto'],
    en: [
      'business lease',
      'business leasing',
      'company leasing',
      'company lease',
      'company car',
      'business contract hire',
    ],
  },
  car_has_campaign_price: {
    sv: ['kampanj', 'kampanjpris', 'kampanjbil', 'rea', 'nedsatt', 'erbjudande'],
    nb: ['kampanje', 'kampanjepris', 'tilbud', 'nedsatt'],
    fi: ['kampanja', 'kampanjahinta', 'tarjous', 'tarjoushinta', 'ale'],
    sk: ['akcia', 'akciová cena', 'v akcii', 'zľava', 'výpredaj'],
    en: ['offer', 'offers', 'on offer', 'special offer', 'deals', 'reduced'],
  },
};
