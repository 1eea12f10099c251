import { expect, test } from 'vitest';
import type { SearchRecord } from '../../../../shared/search/port.ts';
import type { IndexKind } from '../../index-definitions.ts';
import type { FlatRecord } from '../../reading/flat-record.ts';
import { checkRecord, recordKindOf } from '../../record-kind.ts';
import { checkMapping } from '../check-mapping.ts';
import { compileMapping } from '../compile-mapping.ts';
import type { MappingPlace } from '../read-value.ts';
import { proposeMapping } from './propose-mapping.ts';

/** What the proposal makes of a list that nobody has described; every record has to pass the check of its kind. */
function recordsOf(kind: IndexKind, place: MappingPlace, table: string) {
  const [header = '', ...lines] = table.trim().split('\n');
  const names = header.split(';').map((name) => name.trim());
  const rows = lines.map((line): FlatRecord => {
    const cells = line.split(';').map((cell) => cell.trim());
    return Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])));
  });
  const proposal = proposeMapping(rows, {}, kind, place);
  expect(checkMapping(proposal.mapping, kind)).not.toHaveProperty('problems');
  const compiled = compileMapping(proposal.mapping, kind, place);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const records = rows.map((row) => {
    const checked = checkRecord(recordKindOf(kind), compiled.map(row).record);
    if ('problem' in checked) throw new Error(checked.problem);
    return checked.record;
  });
  return { records, unused: proposal.unusedColumns };
}

function hoursOf(records: readonly SearchRecord[]) {
  return records.map(({ site_departments: departments }) => {
    const [first] = departments as { openingschedule: { openinghours: unknown[] } }[];
    return first?.openingschedule.openinghours;
  });
}

test('Swedish dealerships, with a decimal comma and the hours in one column', () => {
  const { records, unused } = recordsOf(
    'sites',
    { language: 'sv', country: 'SE' },
    `
Anläggningsnr;Anläggning;Besöksadress;Postnr;Postort;Län;Telefon;E-post;Breddgrad;Längdgrad;Bilmärken;Avdelningar;Öppettider
101;Nordbil Luleå;Hammarvägen 4;973 45;Luleå;Norrbotten;0920-55 01 10;lulea@nordbil.example;65,5848;22,1547;Volvo, Kia;Nya bilar, Verkstad;Mån–Fre 9–18, Lör 10–15
102;Nordbil Piteå;Industrigatan 1;941 38;Piteå;Norrbotten;0911-55 02 20;pitea@nordbil.example;65,3172;21,4794;Volvo;Verkstad;Mån–Fre 7.30–16
`,
  );
  expect(unused).toEqual([]);
  expect(records[0]).toMatchObject({
    site_id: '101',
    site_official_name: 'Nordbil Luleå',
    site_street: 'Hammarvägen 4',
    site_zip: '973 45',
    site_city: 'Luleå',
    site_region: 'Norrbotten',
    site_phone: '0920-55 01 10',
    site_email: 'lulea@nordbil.example',
    site_geocoord: '65.5848,22.1547',
    site_brands: ['Volvo', 'Kia'],
    slug: 'nordbil-lulea',
    site_departments: [{ service_name: ['Nya bilar', 'Verkstad'] }],
  });
  const [hours] = hoursOf(records);
  expect(hours).toHaveLength(6);
  expect(hours?.[5]).toEqual({ day: 'Lördag', displayText: '10–15' });
});

test('British dealerships, with a column for each day', () => {
  const { records } = recordsOf(
    'sites',
    { language: 'en', country: 'GB' },
    `
Branch code;Trading name;Address 1;Town;County;Post code;Tel no;Email address;Lat;Lng;Franchises;Mon;Tue;Wed;Thu;Fri;Sat;Sun
LDS-01;Harrow Motors Leeds;12 Aire Street;Leeds;West Yorkshire;LS1 4PR;0113 496 0110;leeds@harrow.example;53.7965;-1.5478;Volvo|MINI;9am-6pm;9am-6pm;9am-6pm;9am-8pm;9am-6pm;9am-5pm;Closed
YRK-02;Harrow Motors York;4 Foss Way;York;North Yorkshire;YO1 9SR;01904 496 022;york@harrow.example;53.9591;-1.0815;BMW;9am-6pm;9am-6pm;9am-6pm;9am-6pm;9am-6pm;10am-4pm;
`,
  );
  expect(records[0]).toMatchObject({
    site_id: 'LDS-01',
    site_official_name: 'Harrow Motors Leeds',
    site_city: 'Leeds',
    site_zip: 'LS1 4PR',
    site_geocoord: '53.7965,-1.5478',
    site_brands: ['Volvo', 'MINI'],
  });
  const hours = hoursOf(records);
  expect(hours[0]).toHaveLength(7);
  expect(hours[0]?.[3]).toEqual({ day: 'Thursday', displayText: '9am–8pm' });
  expect(hours[0]?.[6]).toEqual({ day: 'Sunday', displayText: 'Closed' });
  expect(hours[1]).toHaveLength(6);
});

test('dealerships in Finnish, with when each day begins and ends', () => {
  const days = ['ma', 'ti', 'ke', 'to', 'pe'];
  const { records } = recordsOf(
    'sites',
    { language: 'fi', country: 'FI' },
    `
Toimipiste;Katuosoite;Postinumero;Paikkakunta;Puhelin;${days.map((day) => `${day} open;${day} close`).join(';')}
Autotalo Oulu;Kaarnatie 8;90530;Oulu;08 555 0130;${days.map(() => '9;17.30').join(';')}
Autotalo Kemi;Satamakatu 2;94100;Kemi;016 555 0140;${days.map(() => '10;16').join(';')}
`,
  );
  const [first] = records;
  expect(first).toMatchObject({
    site_official_name: 'Autotalo Oulu',
    site_id: expect.stringMatching(/^\d{16}$/),
  });
  expect(first?.['site_departments']).toMatchObject([
    { openingschedule: { openinghours: [{ day: 'Maanantai', displayText: '9–17.30' }, {}, {}, {}, {}] } },
  ]);
});

test('charging stations in Norwegian and English', () => {
  const norwegian = recordsOf(
    'chargers',
    { language: 'nb', country: 'NO' },
    `
Stasjons-ID;Ladestasjon;Adresse;Postnr;Poststed;Operatør;Breddegrad;Lengdegrad;Antall ladepunkter;Effekt (kW);Kontakttype;Åpningstider
N1;Dombås Sør;Kyrkjevegen 1;2660;Dombås;Ladekraft;62,0753;9,1280;8;150;CCS2;Døgnåpent
N2;Otta Senter;Storgata 5;2670;Otta;Ladekraft;61,7718;9,5399;4;22;Type 2;man–lør 8–20
`,
  );
  expect(norwegian.unused).toEqual([]);
  expect(norwegian.records[0]).toMatchObject({
    charger_id: 'N1',
    name: 'Dombås Sør',
    lat: '62.0753',
    lng: '9.1280',
    operator: 'Ladekraft',
    chargerOptions: [{ amount: '8', watts: '150', icon: 'CCS2' }],
  });
  expect(norwegian.records[1]).toMatchObject({ chargerOptions: [{ amount: '4', connector: 'Type 2' }] });
  expect(norwegian.records[0]?.['openingschedule']).toMatchObject({ openinghours: { length: 7 } });
  const british = recordsOf(
    'chargers',
    { language: 'en', country: 'GB' },
    `
station_id;station_name;street_address;postal_code;town;network;latitude;longitude;max_power
17;Tebay North;M6;CA10 3SS;Penrith;Voltway;54.4466;-2.6088;350 kW
18;Kendal Centre;Stricklandgate 2;LA9 4QG;Kendal;Voltway;54.3280;-2.7463;50 kW
`,
  );
  expect(british.records[0]).toMatchObject({
    zip: 'CA10 3SS',
    chargerOptions: [{ amount: '1', watts: '350 kW' }],
  });
});

test('kits in Finnish and the vehicles that they fit', () => {
  const kits = recordsOf(
    'kits',
    { language: 'fi', country: 'FI' },
    `
Tuotenumero;Tuotenimi;Koodi;Tuotekuvaus;Hinta;Valuutta;Tuoteryhmä;Alaryhmä;Kuvat;Sopivuus
88101;Jarrupalat eteen;JP-E;Etuakselin jarrupalat asennustarvikkeineen;189,90;EUR;Jarrut;Jarrupalat;https://kuvat.example/88101.jpg;4711, 4712
88102;Öljynvaihto;OV-1;Öljy ja suodatin;129,00;EUR;Huolto;Öljyt;https://kuvat.example/88102.jpg;4711
`,
  );
  expect(kits.unused).toEqual([]);
  expect(kits.records[0]).toMatchObject({
    kitId: '88101',
    name: 'Jarrupalat eteen',
    kitCode: 'JP-E',
    retailPrice: 189.9,
    currency: 'EUR',
    kitCategory: 'Jarrut',
    kitSubCategory: 'Jarrupalat',
    images: ['https://kuvat.example/88101.jpg'],
    type_ids: ['4711', '4712'],
  });
  const vehicles = recordsOf(
    'vehicleKits',
    { language: 'fi', country: 'FI' },
    'Tyyppinumero;Merkki;Malli;Vuosimalli\n4711;Volvo;V60;2018–2023\n4712;Volvo;XC60;2017',
  );
  expect(vehicles.records[0]).toEqual({
    type_id: '4711',
    manufacturer: 'Volvo',
    model: 'V60',
    type_manf_year: '2018–2023',
  });
});
