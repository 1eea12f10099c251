import type { PdfDocument } from './pdf-document.ts';
import { papers as papersOfNorway } from './sites/solvik-no/pdf-documents.ts';
import { papers as papersOfBritain } from './sites/solvik-uk/pdf-documents.ts';

const foot = 'Solvik Bil AB · Kajgatan 12, 451 50 Uddevalla · 010-550 01 40 · solvik.example';

export const pdfDocuments: Readonly<Record<string, PdfDocument>> = {
  'workshop-prices': {
    title: 'Priser i verkstaden 2026',
    lead: 'Fasta priser, inklusive moms, delar och miljöavgift. Blir det mer än så ringer vi först.',
    parts: [
      {
        heading: 'Service',
        rows: [
          ['Elbilsservice', 'från 2 490 kr'],
          ['Liten service, bensin eller diesel', 'från 2 190 kr'],
          ['Stor service, bensin eller diesel', 'från 4 490 kr'],
          ['Bromsvätska, byte', '995 kr'],
        ],
      },
      {
        heading: 'Däck och hjul',
        rows: [
          ['Hjulskifte', '495 kr'],
          ['Däckhotell Plus, per säsong', '1 245 kr'],
          ['Balansering, per hjul', '150 kr'],
          ['Punktering, lagning', '395 kr'],
        ],
      },
      {
        heading: 'Medan du väntar',
        rows: [
          ['Lånebil, per dag', '395 kr'],
          ['Hämtning och lämning inom en mil', '395 kr'],
          ['Kaffe', '0 kr'],
        ],
      },
    ],
    foot: `Gäller från 1 januari 2026. ${foot}`,
  },
  warranty: {
    title: 'Villkor för garanti',
    lead: 'Alla begagnade bilar från oss har tolv månaders garanti. Det här gäller.',
    parts: [
      {
        heading: 'Det som ingår',
        points: [
          'Motor, växellåda, drivlina och styrning.',
          'Högvoltsbatteri och laddutrustning i bilen, ner till 70 procents kapacitet.',
          'Elektronik, klimatanläggning och bromssystem, dock inte slitdelar.',
          'Bärgning till närmaste verkstad och lånebil i upp till fem dagar.',
        ],
      },
      {
        heading: 'Det som inte ingår',
        points: [
          'Slitdelar: belägg, skivor, torkarblad, däck och lampor.',
          'Skador av olycka, felaktig last eller utebliven service.',
          'Lack, klädsel och glas.',
        ],
      },
      {
        heading: 'Så gör du',
        points: [
          'Ring 010-550 01 40 innan du lämnar bilen till en verkstad.',
          'Ha registreringsnummer och mätarställning till hands.',
          'Vi svarar samma dag och bokar tid inom tre arbetsdagar.',
        ],
      },
    ],
    foot,
  },
  handover: {
    title: 'Checklista vid byte av bil',
    lead: 'Tio minuter hemma sparar en halvtimme hos oss.',
    parts: [
      {
        heading: 'Ta med',
        points: [
          'Legitimation och registreringsbeviset, den gula delen.',
          'Båda nycklarna och låsbulten till fälgarna.',
          'Serviceboken om den är på papper.',
          'Det andra hjulparet.',
        ],
      },
      {
        heading: 'Töm och stäng av',
        points: [
          'Handskfack, stolsfickor och facket under bagagegolvet.',
          'Parkeringstillstånd, tullbricka och laddbrickor.',
          'Appar som är kopplade till bilen: logga ut och ta bort bilen.',
          'Adresser och telefoner i bilens skärm: återställ till fabriksläge.',
        ],
      },
      {
        heading: 'På plats',
        points: ['Vi läser av mätaren tillsammans.', 'Ägarbytet görs digitalt innan du åker.'],
      },
    ],
    foot,
  },
  battery: {
    title: 'Så mår batteriet bra',
    lead: 'Ett batteri åldras mest av värme och av att stå fullt. Resten är vanor.',
    parts: [
      {
        heading: 'Till vardags',
        points: [
          'Ladda till 80 procent. Till 100 bara inför en långresa.',
          'Låt det inte stå under 10 procent över natten.',
          'Ställ in avresetid på vintern: bilen värmer batteriet med el ur väggen.',
        ],
      },
      {
        heading: 'På resa',
        points: [
          'Välj snabbladdaren som mål i navigatorn, då förvärms batteriet.',
          'Två korta stopp går fortare än ett långt.',
          'Över 80 procent sjunker effekten. Åk vidare.',
        ],
      },
      {
        heading: 'Hos oss',
        rows: [
          ['Batteritest med intyg', '695 kr'],
          ['Ingår vid stor service', '0 kr'],
        ],
      },
    ],
    foot,
  },
  'power-of-attorney': {
    title: 'Fullmakt för ägarbyte',
    lead: 'För dig som inte kan komma själv. Fyll i, skriv under och skicka med den som lämnar bilen.',
    parts: [
      {
        heading: 'Fordonet',
        rows: [
          ['Registreringsnummer', '______________________'],
          ['Mätarställning', '______________________'],
        ],
      },
      {
        heading: 'Ägaren',
        rows: [
          ['Namn', '______________________'],
          ['Personnummer', '______________________'],
          ['Telefon', '______________________'],
        ],
      },
      {
        heading: 'Ombudet',
        rows: [
          ['Namn', '______________________'],
          ['Personnummer', '______________________'],
        ],
      },
      {
        heading: 'Underskrift',
        rows: [
          ['Ort och datum', '______________________'],
          ['Ägarens namnteckning', '______________________'],
        ],
      },
    ],
    foot: `Fullmakten gäller i 30 dagar. ${foot}`,
  },
  ...papersOfNorway,
  ...papersOfBritain,
};
