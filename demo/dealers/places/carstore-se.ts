import { type Chain, place } from './place.ts';

const long = { weekdays: '9–19', saturday: '10–16', sunday: '10–16' };
const plain = { weekdays: '9–18', saturday: '10–16', sunday: '10–16' };
const short = { weekdays: '9–18', saturday: '10–15' };

export const carstoreSe: Chain = {
  site: 'carstore-se',
  country: 'SE',
  kind: 'store',
  companyErpId: '4620',
  brands: 'AUDI BMW CUPRA FORD HYUNDAI KIA MERCEDES NISSAN PEUGEOT POLESTAR RENAULT SKODA TESLA TOYOTA VOLVO VW',
  workshop: { weekdays: '7–16' },
  places: [
    place('uppsala', 'Carstore Uppsala', ['Rapsgatan 25', '754 50', 'Uppsala', 'Uppsala län', '59.8437,17.6712'], '018-123 45 10', '', long),
    place('taby', 'Carstore Täby', ['Enhagsvägen 6', '187 40', 'Täby', 'Stockholms län', '59.4462,18.0751'], '08-123 45 20', '', plain, { websiteCity: 'Stockholm' }),
    place('barkarby', 'Carstore Barkarby', ['Herrestavägen 14', '177 38', 'Järfälla', 'Stockholms län', '59.4146,17.8702'], '08-123 45 21', '', plain, { websiteCity: 'Stockholm' }),
    place('sickla', 'Carstore Sickla', ['Uddvägen 5', '131 54', 'Nacka', 'Stockholms län', '59.3058,18.1239'], '08-123 45 22', '', long, { websiteCity: 'Stockholm' }),
    place('kungens-kurva', 'Carstore Kungens Kurva', ['Ekgårdsvägen 22', '141 75', 'Kungens Kurva', 'Stockholms län', '59.2686,17.9163'], '08-123 45 23', '', { weekdays: '9–19', saturday: '10–17', sunday: '10–17' }, { websiteCity: 'Stockholm' }),
    place('vasteras', 'Carstore Västerås', ['Hallsta gårdsgata 9', '721 38', 'Västerås', 'Västmanland', '59.6081,16.4597'], '021-123 45 30', '', short),
    place('eskilstuna', 'Carstore Eskilstuna', ['Folkestaleden 48', '635 10', 'Eskilstuna', 'Södermanland', '59.3879,16.4321'], '016-123 45 31', '', short),
    place('orebro', 'Carstore Örebro', ['Säljarevägen 7', '702 36', 'Örebro', 'Örebro län', '59.2148,15.1437'], '019-123 45 32', '', short),
    place('norrkoping', 'Carstore Norrköping', ['Exportgatan 31', '602 28', 'Norrköping', 'Östergötland', '58.6172,16.1571'], '011-123 45 33', '', short),
    place('linkoping', 'Carstore Linköping', ['Gillbergagatan 12', '582 73', 'Linköping', 'Östergötland', '58.4308,15.6042'], '013-123 45 34', '', short),
    place('jonkoping', 'Carstore Jönköping', ['Kompanigatan 18', '553 05', 'Jönköping', 'Jönköpings län', '57.7723,14.2061'], '036-123 45 35', '', short),
    place('hisings-backa', 'Carstore Hisings Backa', ['Exportgatan 55', '422 46', 'Hisings Backa', 'Västra Götaland', '57.7513,11.9948'], '031-123 45 40', '', long, { websiteCity: 'Göteborg' }),
    place('hogsbo', 'Carstore Högsbo', ['Victor Hasselblads gata 3', '421 31', 'Västra Frölunda', 'Västra Götaland', '57.6517,11.9376'], '031-123 45 41', '', plain, { websiteCity: 'Göteborg' }),
    place('molndal', 'Carstore Mölndal', ['Flöjelbergsgatan 16', '431 37', 'Mölndal', 'Västra Götaland', '57.6541,12.0139'], '031-123 45 42', '', short, { websiteCity: 'Göteborg' }),
    place('boras', 'Carstore Borås', ['Viaredsvägen 28', '504 64', 'Borås', 'Västra Götaland', '57.7001,12.8484'], '033-123 45 43', '', short),
    place('halmstad', 'Carstore Halmstad', ['Kristinebergsvägen 19', '302 41', 'Halmstad', 'Halland', '56.6883,12.8791'], '035-123 45 44', '', short),
    place('helsingborg', 'Carstore Helsingborg', ['Muskötgatan 8', '254 66', 'Helsingborg', 'Skåne', '56.0719,12.7453'], '042-123 45 50', '', { weekdays: '9–18', saturday: '10–16' }),
    place('lund', 'Carstore Lund', ['Traktorvägen 11', '226 60', 'Lund', 'Skåne', '55.7193,13.1604'], '046-123 45 51', '', short, { websiteCity: 'Malmö och Lund' }),
    place('burlov', 'Carstore Burlöv', ['Företagsvägen 24', '232 37', 'Arlöv', 'Skåne', '55.6361,13.0834'], '040-123 45 52', '', short, { websiteCity: 'Malmö och Lund' }),
    place('svagertorp', 'Carstore Svågertorp', ['Nornegatan 2', '215 86', 'Malmö', 'Skåne', '55.5483,12.9869'], '040-123 45 53', '', long, { websiteCity: 'Malmö och Lund' }),
    place('fosie', 'Carstore Fosie', ['Stenyxegatan 30', '213 76', 'Malmö', 'Skåne', '55.5651,13.0342'], '040-123 45 54', '', short, { websiteCity: 'Malmö och Lund' }),
  ],
};
