import type { Country } from './catalogue.ts';

export type FinanceTexts = {
  loanTitle: string;
  campaignLoanTitle: string;
  loanDescription: string;
  loanDisclaimer: string;
  privateTitle: string;
  privateSales: string;
  privateDisclaimer: string;
  months(months: number): string;
  mileagePerYear(km: number): string;
  companyTitle: string;
  companySales: string;
  companyDescription: string;
  companyDisclaimer: string;
};

export const financeTexts: Readonly<Record<Country, FinanceTexts>> = {
  SE: {
    loanTitle: 'Billån',
    campaignLoanTitle: 'Kampanjränta',
    loanDescription: 'Du äger bilen från första dagen och kan lösa lånet när du vill, utan avgift.',
    loanDisclaimer:
      'Exempel: lån på {1}, {2} månader, rörlig ränta {3}, effektiv ränta {4}, sammanlagt att betala {5}. Sedvanlig kreditprövning.',
    privateTitle: 'Privatleasing',
    privateSales: 'Service och garanti ingår. Du tankar eller laddar, försäkrar och kör.',
    privateDisclaimer:
      'Övermil kostar 15 kr per mil. Bilen återlämnas hel och ren. Sedvanlig kreditprövning.',
    months: (months) => `${months} månader`,
    mileagePerYear: (km) => `${(km / 10).toLocaleString('sv-SE').replace(/\s/g, ' ')} mil per år`,
    companyTitle: 'Företagsleasing',
    companySales: 'Finansiell leasing med fast restvärde. Momsen dras av som på en hyra.',
    companyDescription:
      'Välj körsträcka, tid och första förhöjd hyra. Bilen löses, byts eller lämnas tillbaka när tiden är ute.',
    companyDisclaimer:
      'Alla belopp exklusive moms. Restvärdet garanteras vid avtalad körsträcka. Sedvanlig kreditprövning.',
  },
  NO: {
    loanTitle: 'Billån',
    campaignLoanTitle: 'Kampanjerente',
    loanDescription: 'Den er din fra første dag, og lånet kan innfris når som helst.',
    loanDisclaimer:
      'Eksempel: lån på {1} over {2} måneder til {3} nominell rente, totalt {5}. Forutsetter kredittvurdering.',
    privateTitle: 'Privatleasing',
    privateSales: 'Service og garanti er med. Forsikring og strøm tar du selv.',
    privateDisclaimer: 'Overkjørte kilometer koster 1,50 kr per km. Forutsetter kredittvurdering.',
    months: (months) => `${months} måneder`,
    mileagePerYear: (km) => `${km.toLocaleString('sv-SE').replace(/\s/g, ' ')} km per år`,
    companyTitle: 'Bedriftsleasing',
    companySales: 'Finansiell leasing uten binding til én bank.',
    companyDescription:
      'Velg kjørelengde, løpetid og forskudd. Bilen kjøpes ut, byttes eller leveres når tiden er ute.',
    companyDisclaimer: 'Alle beløp er uten merverdiavgift. Forutsetter kredittvurdering.',
  },
  FI: {
    loanTitle: 'Osamaksu',
    campaignLoanTitle: 'Kampanjakorko',
    loanDescription: 'Kiinteä korko koko ajan. Loput voi maksaa pois milloin vain ilman kuluja.',
    loanDisclaimer:
      'Esimerkki: luotto {1}, {2} kuukautta, korko {3}, todellinen vuosikorko {4}, yhteensä {5}. Edellyttää luottopäätöstä.',
    privateTitle: 'Yksityisleasing',
    privateSales: 'Huollot sisältyvät kuukausimaksuun. Vakuutus ja lataus tai polttoaine ovat omasi.',
    privateDisclaimer: 'Ylikilometri maksaa 0,12 €. Edellyttää luottopäätöstä.',
    months: (months) => `${months} kuukautta`,
    mileagePerYear: (km) => `${km.toLocaleString('sv-SE').replace(/\s/g, ' ')} km vuodessa`,
    companyTitle: 'Yritysleasing',
    companySales: 'Rahoitusleasing sovitulla jäännösarvolla.',
    companyDescription: 'Valitse ajomäärä ja kesto.',
    companyDisclaimer: 'Summat ilman arvonlisäveroa.',
  },
  SK: {
    loanTitle: 'Úver na auto',
    campaignLoanTitle: 'Akciový úrok',
    loanDescription: 'Pevný úrok po celý čas. Predčasné splatenie bez poplatku.',
    loanDisclaimer:
      'Príklad: úver {1} na {2} mesiacov, úrok {3} p. a., RPMN {4}, celkom zaplatíte {5}. Podlieha schváleniu.',
    privateTitle: 'Operatívny lízing',
    privateSales: 'Servis a sezónne prezutie sú v cene. Tankujete a jazdíte.',
    privateDisclaimer: 'Nadlimitný kilometer stojí 0,10 €. Podlieha schváleniu.',
    months: (months) => `${months} mesiacov`,
    mileagePerYear: (km) => `${km.toLocaleString('sv-SE').replace(/\s/g, ' ')} km ročne`,
    companyTitle: 'Firemný lízing',
    companySales: 'Finančný lízing so zostatkovou hodnotou.',
    companyDescription: 'Vyberte si ročný nájazd a dobu.',
    companyDisclaimer: 'Sumy sú bez DPH.',
  },
  UK: {
    loanTitle: 'Hire purchase',
    campaignLoanTitle: 'Offer rate',
    loanDescription: 'Equal payments, and the car is yours at the end.',
    loanDisclaimer:
      'Example: credit of {1} over {2} months at {3} fixed, {4} APR representative, {5} payable in all. Subject to status.',
    privateTitle: 'Personal contract hire',
    privateSales: 'Servicing and road tax included. You insure it, charge or fill it, and hand it back.',
    privateDisclaimer:
      'Excess mileage at 12p a mile. Initial rental of three months. Subject to status, 18s and over.',
    months: (months) => `${months} months`,
    mileagePerYear: (km) => `${(Math.round(km / 1609) * 1000).toLocaleString('en-GB')} miles a year`,
    companyTitle: 'Business contract hire',
    companySales: 'Fixed monthly cost.',
    companyDescription: 'Choose mileage and term.',
    companyDisclaimer: 'Excluding VAT.',
  },
};
