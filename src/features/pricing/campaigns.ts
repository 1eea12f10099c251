import { type Term, words } from '../../shared/search/records/term.ts';

/** Of the campaigns below, those that lower the price. */
export const priceCampaignCodes: readonly string[] = ['autumn', 'clearance', 'november'];

/** Campaigns that the trade has everywhere. Those with a name of their own keep it. */
export const campaigns: readonly Term[] = [
  {
    code: 'autumn',
    words: words('Höstkampanj', 'Høstkampanje', 'Syystarjous', 'Jesenná akcia', 'Autumn offer'),
  },
  {
    code: 'clearance',
    words: words(
      'Lagerrensning',
      'Lagersalg',
      'Varastontyhjennys',
      'Výpredaj skladu',
      'Stock clearance',
      'Lagertömning',
    ),
  },
  {
    code: 'november',
    words: words('Novemberpris', 'Novemberpris', 'Marraskuun hinta', 'Novembrová cena', 'November price'),
  },
  {
    code: 'loan',
    words: words('Kampanjränta', 'Kampanjerente', 'Kampanjakorko', 'Akciový úrok', 'Offer rate'),
  },
  {
    code: 'private-leasing',
    words: words(
      'Privatleasingkampanj',
      'Privatleasingkampanje',
      'Leasingtarjous',
      'Lízingová akcia',
      'Contract hire offer',
      'Leasingerbjudande',
    ),
  },
  {
    code: 'company-leasing',
    words: words(
      'Företagskampanj',
      'Bedriftskampanje',
      'Yritystarjous',
      'Firemná akcia',
      'Business offer',
      'Företagserbjudande',
    ),
  },
  {
    code: 'winter-wheels',
    words: words(
      'Vinterhjul på köpet',
      'Vinterhjul på kjøpet',
      'Talvirenkaat kaupan päälle',
      'Zimné kolesá v cene',
      'Winter wheels included',
      'Vinterdäck på köpet',
    ),
    spellings: { en: ['Winter tyres included'] },
  },
];
