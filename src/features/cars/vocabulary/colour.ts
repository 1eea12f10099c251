import { type Term, words } from '../../../shared/search/records/term.ts';

export const colours: readonly Term[] = [
  {
    code: 'white',
    words: words('Vit', 'Hvit', 'Valkoinen', 'Biela', 'White'),
    spellings: { sv: ['Vitt', 'Vita'], nb: ['Hvitt', 'Hvite'], fi: ['Valkoiset'], sk: ['Biele', 'Biely'] },
  },
  {
    code: 'pearl',
    words: words('Pärlvit', 'Perlehvit', 'Helmenvalkoinen', 'Perleťová biela', 'Pearl white'),
    spellings: { sv: ['Vit pärlemor'], nb: ['Hvit perlemor'], sk: ['Perleťovobiela'], en: ['White pearl'] },
  },
  {
    code: 'silver',
    words: words('Silver', 'Sølv', 'Hopea', 'Strieborná', 'Silver'),
    spellings: {
      sv: ['Silvergrå'],
      nb: ['Sølvgrå'],
      fi: ['Hopeanharmaa', 'Hopeinen'],
      sk: ['Strieborné', 'Strieborný'],
    },
  },
  {
    code: 'grey',
    words: words('Grå', 'Grå', 'Harmaa', 'Sivá', 'Grey'),
    spellings: {
      sv: ['Grått', 'Gråa'],
      nb: ['Grått'],
      sk: ['Šedá', 'Sivé', 'Sivý'],
      en: ['Gray'],
    },
  },
  {
    code: 'graphite',
    words: words('Mörkgrå', 'Mørk grå', 'Tummanharmaa', 'Tmavosivá', 'Graphite'),
    spellings: {
      sv: ['Grafit', 'Antracit'],
      nb: ['Mørkegrå', 'Grafitt', 'Antrasitt'],
      fi: ['Antrasiitti', 'Grafiitti'],
      sk: ['Antracitová', 'Grafitová'],
      en: ['Dark grey', 'Anthracite'],
    },
  },
  {
    code: 'black',
    words: words('Svart', 'Svart', 'Musta', 'Čierna', 'Black'),
    spellings: { sv: ['Svarta'], nb: ['Sort', 'Svarte'], fi: ['Mustat'], sk: ['Čierne', 'Čierny'] },
  },
  {
    code: 'blue',
    words: words('Blå', 'Blå', 'Sininen', 'Modrá', 'Blue'),
    spellings: { sv: ['Blått', 'Blåa'], nb: ['Blått'], fi: ['Siniset'], sk: ['Modré', 'Modrý'] },
  },
  {
    code: 'navy',
    words: words('Mörkblå', 'Mørk blå', 'Tummansininen', 'Tmavomodrá', 'Navy'),
    spellings: {
      sv: ['Marinblå'],
      nb: ['Mørkeblå', 'Marineblå'],
      fi: ['Laivastonsininen'],
      en: ['Dark blue', 'Navy blue'],
    },
  },
  {
    code: 'ice-blue',
    words: words('Ljusblå', 'Lys blå', 'Vaaleansininen', 'Svetlomodrá', 'Ice blue'),
    spellings: { sv: ['Isblå'], nb: ['Lyseblå', 'Isblå'], fi: ['Jäänsininen'], en: ['Light blue'] },
  },
  {
    code: 'green',
    words: words('Grön', 'Grønn', 'Vihreä', 'Zelená', 'Green'),
    spellings: {
      sv: ['Grönt', 'Gröna'],
      nb: ['Grønt', 'Grønne'],
      fi: ['Vihreät'],
      sk: ['Zelené', 'Zelený'],
    },
  },
  {
    code: 'red',
    words: words('Röd', 'Rød', 'Punainen', 'Červená', 'Red'),
    spellings: { sv: ['Rött', 'Röda'], nb: ['Rødt', 'Røde'], fi: ['Punaiset'], sk: ['Červené', 'Červený'] },
  },
  {
    code: 'burgundy',
    words: words('Vinröd', 'Vinrød', 'Viininpunainen', 'Bordová', 'Burgundy'),
    spellings: {
      sv: ['Mörkröd'],
      nb: ['Mørk rød'],
      fi: ['Tummanpunainen'],
      sk: ['Vínovočervená'],
      en: ['Dark red', 'Maroon'],
    },
  },
  {
    code: 'sand',
    words: words('Beige', 'Beige', 'Beige', 'Béžová', 'Sand'),
    spellings: {
      sv: ['Sand', 'Sandfärgad'],
      nb: ['Sand'],
      fi: ['Hiekka'],
      sk: ['Piesková'],
      en: ['Beige'],
    },
  },
  {
    code: 'orange',
    words: words('Orange', 'Oransje', 'Oranssi', 'Oranžová', 'Orange'),
    spellings: { nb: ['Orange'], sk: ['Oranžové'] },
  },
  {
    code: 'brown',
    words: words('Brun', 'Brun', 'Ruskea', 'Hnedá', 'Brown'),
    spellings: {
      sv: ['Brunt', 'Bruna'],
      sk: ['Hnedé', 'Hnedý'],
    },
  },
  {
    code: 'yellow',
    words: words('Gul', 'Gul', 'Keltainen', 'Žltá', 'Yellow'),
    spellings: {
      sv: ['Gult', 'Gula'],

      sk: ['Žlté', 'Žltý'],
    },
  },
  {
    code: 'purple',
    words: words('Lila', 'Lilla', 'Violetti', 'Fialová', 'Purple'),
    spellings: { sv: ['Violett'], nb: ['Fiolett'], en: ['Violet'] },
  },
  { code: 'gold', words: words('Guld', 'Gull', 'Kulta', 'Zlatá', 'Gold') },
  { code: 'bronze', words: words('Brons', 'Bronse', 'Pronssi', 'Bronzová', 'Bronze') },
];
