import type { Phrase } from './phrase.ts';

/** More of what people type on a British site. */
export const britishEverydayPhrases: readonly Phrase[] = [
  ['vauxhall corsa automatic', 'make=Vauxhall make=Vauxhall/Corsa gearbox=Automatic'],
  ['kia sportage hybrid', 'make=Kia make=Kia/Sportage fuel=Hybrid|Plug-in hybrid'],
  ['land rover defender in Kendal', 'make=Land Rover make=Land Rover/Defender city=Kendal'],
  ['evoque', 'make=Land Rover/Range Rover Evoque'],
  ['second hand mini cooper', 'condition=Used make=MINI make=MINI/Cooper'],
  ['black or grey estate', 'color=Black color=Grey body=Estate'],
  ['people carrier', 'body=MPV'],
  ['saloons', 'body=Saloon'],
  ['qashqai under £18k', 'make=Nissan/Qashqai price=..18000'],
  ['1 series 2022', 'make=BMW/1 Series year=2022'],
  ['manual petrol hatch', 'gearbox=Manual fuel=Petrol body=Hatchback'],
  ['sat nav and parking sensors', 'equipment=Satellite navigation equipment=Parking sensors front and rear'],
  ['apple carplay', 'equipment=Apple CarPlay and Android Auto'],
  ['rear wheel drive bmw', 'drive=Rear-wheel drive make=BMW'],
  ['volvo in Edinburgh', 'make=Volvo city=Edinburgh'],
  ['jaguar under 40k miles', 'make=Jaguar mileage=..40000'],
  ['new electric cars', 'condition=New fuel=Electric'],
  ['tees valley', 'region=Tees Valley'],
  ['£200-£300 a month', 'monthly=200..300'],
  ['pickup truck', 'body=Pick-up'],
  ['pano roof and heated steering wheel', 'equipment=Panoramic roof equipment=Heated steering wheel'],
];

/** The Swedish site in English. */
export const englishOnSwedishEverydayPhrases: readonly Phrase[] = [
  ['plug-in hybrid suv', 'fuel=Laddhybrid body=SUV'],
  ['black volvo xc40', 'color=Svart make=Volvo make=Volvo/XC40'],
  ['manual petrol hatchback', 'gearbox=Manuell fuel=Bensin body=Halvkombi'],
  ['new kia in Västerås', 'condition=Ny make=Kia city=Västerås'],
  ['four-wheel drive from 2020', 'drive=Fyrhjulsdrift year=2020..'],
  ['reversing camera', 'equipment=Backkamera'],
];
