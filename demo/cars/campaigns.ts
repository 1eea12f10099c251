import type { Country } from './catalogue.ts';

export type CampaignTexts = {
  price: readonly string[];
  loan: string;
  privateLeasing: string;
  companyLeasing: string;
  winterWheels: string;
};

/** The texts of the badge on the card. */
export const campaignTexts: Readonly<Record<Country, CampaignTexts>> = {
  SE: {
    price: ['Höstkampanj', 'Lagerrensning', 'Novemberpris'],
    loan: 'Kampanjränta',
    privateLeasing: 'Privatleasingkampanj',
    companyLeasing: 'Företagskampanj',
    winterWheels: 'Vinterhjul på köpet',
  },
  NO: {
    price: ['Høstkampanje', 'Lagersalg', 'Novemberpris'],
    loan: 'Kampanjerente',
    privateLeasing: 'Privatleiekampanje',
    companyLeasing: 'Bedriftskampanje',
    winterWheels: 'Vinterhjul på kjøpet',
  },
  FI: {
    price: ['Syystarjous', 'Varastontyhjennys', 'Marraskuun hinta'],
    loan: 'Kampanjakorko',
    privateLeasing: 'Leasingtarjous',
    companyLeasing: 'Yritystarjous',
    winterWheels: 'Talvirenkaat kaupan päälle',
  },
  SK: {
    price: ['Jesenná akcia', 'Výpredaj skladu', 'Novembrová cena'],
    loan: 'Akciový úrok',
    privateLeasing: 'Lízingová akcia',
    companyLeasing: 'Firemná akcia',
    winterWheels: 'Zimné kolesá v cene',
  },
  UK: {
    price: ['Autumn offer', 'Stock clearance', 'November price'],
    loan: 'Offer rate',
    privateLeasing: 'Contract hire offer',
    companyLeasing: 'Business offer',
    winterWheels: 'Winter tyres included',
  },
};
