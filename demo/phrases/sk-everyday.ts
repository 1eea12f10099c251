import type { Phrase } from './phrase.ts';

/** More of what people type on a Slovak site. */
export const slovakEverydayPhrases: readonly Phrase[] = [
  ['škoda superb kombi', 'make=Škoda make=Škoda/Superb body=Kombi'],
  ['dacia duster 4x4', 'make=Dacia make=Dacia/Duster drive=Pohon 4×4'],
  ['kia ceed benzín', 'make=Kia make=Kia/Ceed fuel=Benzín'],
  ['čierne suv v Nitre', 'color=Čierna body=SUV city=Nitra'],
  ['biely alebo sivý golf', 'color=Biela color=Sivá make=Volkswagen/Golf'],
  ['automat diesel do 20 000 €', 'gearbox=Automatická fuel=Diesel price=..20000'],
  ['vyhrievaný volant', 'equipment=Vyhrievaný volant'],
  ['vyhrievané sedadlá', 'equipment=Vyhrievané predné sedadlá'],
  ['zimné pneumatiky', 'equipment=Zimné kolesá'],
  ['peugeot 3008 2022', 'make=Peugeot make=Peugeot/3008 year=2022'],
  ['sedan', 'body=Sedan'],
  ['zadný pohon', 'drive=Zadný pohon'],
  ['suzuki vitara od roku 2019', 'make=Suzuki make=Suzuki/Vitara year=2019..'],
  ['Prešovský kraj', 'region=Prešovský kraj'],
  ['lacné auto do 5000 eur', '”lacné” price=..5000'],
  ['modrá fabia', 'color=Modrá make=Škoda/Fabia'],
  ['hybrid toyota v Prešove', 'fuel=Hybrid|Plug-in hybrid make=Toyota city=Prešov'],
  ['9 miest', 'seats=9'],
  ['200 až 300 € mesačne', 'monthly=200..300'],
];
