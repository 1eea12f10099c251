import type { VocabularyField } from '../../../cars/vocabulary/vocabulary.ts';

/**
 * What feeds of neighbouring countries write, and abbreviations of systems, beyond the words of our own languages:
 * German, French, Dutch, Danish, Italian, Spanish, Polish, Czech, American English.
 */
export const foreignWords = {
  car_fuel: {
    petrol:
      'Gasolina/Etanol, Álcool/Gasolina, Benzin (95), Kurşunsuz, Benzină, Benzyna bezołowiowa, Benzina, Gasolina 95, Ottokraftstoff, Super, Super E10, Essence, Benzine, Benzyna, Benzín, Gasolina, Gas/Petrol, Petrol/Gasoline, Regular unleaded, Premium unleaded, Gasoline fuel, Gasolin, Super plus, Petrol - unleaded ulp',
    diesel:
      'Gasóleo, Dizel, Motorină, Dízel, Nafta (diesel), Gazole, Olej napędowy, Nafta, Dieselkraftstoff, Dies, Gasoil, Diésel',
    hybrid:
      'Elettrica/Benzina, Ibrida, Híbrido, Hybride, Hybryda, Hybridní, Hybrid (Benzin/Elektro), Hybrid (Diesel/Elektro), Elektro/Benzin, Petrol/Electric Hybrid, Hybride essence, Full Hybrid Electric, Hybrid Petrol, Hybrid Diesel, Petrol hybrid electric vehicle, Hybrid electric (HEV), Benzin hybrid',
    'mild-hybrid': 'Hybride léger, Petrol MHEV, Diesel MHEV, Mild-hybrid Benzin',
    plugin:
      'Plug-in-Hybrid, Hybride rechargeable, Plug-in hybrid (PHEV), Petrol PHEV, Diesel PHEV, Ladbarer Hybrid, Petrol Plugin Electric Hybrid, Petrol Plug in Hybrid, Hybrid plugin, Plug-in hybrid benzin, Plug-in hybrid diesel, Hybrid plug in',
    electric:
      'Elétrico, Elektrik, Elektrikli, Elektromos, Elettrica, Eléctrico, Elektro, Électrique, Electrique, Elektrisch, Elektryczny, Elektrický, Elektromotor, Strom, Full electric, 100% electric, Elektro (BEV)',
    gas: 'GLP, GNC, GNV, LPG & Benzin, Benzin & LPG, Benzyna+LPG, GPL + Benzina, Metano, GPL/Benzina, Erdgas, Erdgas (CNG), Autogas (LPG), GPL, Flüssiggas, Gas (LPG), Petrol/LPG, Petrol + CNG, Benzin/CNG',
    ethanol: 'Total Flex, Totalflex, Etanol, Álcool, Flexible fuel, Flex, FlexFuel, Bioethanol',
    hydrogen: 'Wasserstoff, Hydrogène, Waterstof',
  },
  car_gearbox: {
    manual:
      'Manuel, Mecánico, Mecânico, Mecânica, Mechanická, Manuálna, Düz vites, Düz, Manuale, Schaltgetriebe, Manuelle, Manuelle Schaltung, Boîte manuelle, Handgeschakeld, Handschaltung, Manualna, Manuální, Manuelt gear, Schaltung, M5, M6, 5-speed manual, 6-speed manual, Manual 5 speed, Manual 6 speed, Man',
    auto: 'Otomatik, Yarı otomatik, Triptonik, Automatizado, Automatizada, Automatizată, Automata, Automatico, Semiautomatico, Automático, Dual-clutch, Automatik, Automatikgetriebe, Automatique, Boîte automatique, Automaat, Automatyczna, Automatická, Semi-Auto, Semiautomatic, Semi auto, Halbautomatik, Automatgear, DCT, EDC, PDK, S-tronic, S tronic, Tiptronic, G-Tronic, 7G-Tronic, 9G-Tronic, E-CVT, eCVT, AMT, Dual clutch, Robotised, Multitronic, Automanual, Geartronic, Automatic DSG, Automatic CVT, Auto clutch, 6-speed automatic, 8-speed automatic, 9-speed automatic, 10-speed automatic, Single speed, Single-speed automatic, Reduktionsgetriebe, Automat (1-väx), 1-speed',
  },
  car_body: {
    hatchback:
      'Hatch, Utilitario, Compacto, Berlina 2 volumi, Ferdehátú, Utilitaria, City Car/Compatta, Schrägheck, Kleinwagen, Compacte, Berline compacte, Steilheck, Citadine, Hatchback 5-dr, 5dr hatch, 5-door, Kompakt, Halvkombi 5d, Supermini, City car, Compact',
    saloon:
      'Sedã, Berline 4 portes, Lépcsőshátú, Berlina 3 volumi, Limousine (Stufenheck), Stufenheck, Berline, Sedan 4d, 4-door sedan, Berlina, 4dr Car, Full-size, Mid-size',
    estate:
      'Perua, Rubia, Ranchera, Station, Kombi (SW), Station wagon (SW), Familiar, Giardinetta, Kombiwagen, Break, Variant, Avant, Stationwagon, Stationcar, Sportstourer, Kombi (5d), Wagon 5-door, Sports tourer, Allroad, Farmari-auto',
    suv: 'SUV/Fuoristrada/Pick-up, Fuoristrada, Todoterreno, Geländewagen, SUV / Geländewagen, 4x4, 4x4/SUV, Terrängfordon, Suv 5d, Crossover SUV, Tout-terrain, Suv/4x4, Suv/offroad, Sport Utility, Terreng, Off road',
    coupe: 'Sportwagen, Sportwagen/Coupé, Kupe, 2-door coupe, Coupé 2d, Sports car',
    convertible:
      'Cabriolé, Descapotable, Cabrio/Roadster, Kabriolet, Décapotable, Cabriolet/roadster, Spider, Spyder, Targa',
    mpv: 'Monovolume, Monovolumen, Kompaktvan, Großraumlimousine, Van / Kleinbus, Monospace, Van/Minibus, Mini-van, Flerbruksbil, Ludospace, Multi purpose vehicle',
    van: 'Furgoni/Van, Furgone, Kastenwagen, Nutzfahrzeug, Fourgon, Utilitaire, Transporter, Kassevogn, Cargo van, Fourgonnette, Skåp (transport)',
    pickup: 'Picape, Caminhonete, Pick-Up-Truck, Pritsche, Pick up, Truck, Double cab pick up, Crew cab',
  },
  car_drive: {
    fwd: 'Dianteira, Tracción delantera, Tração dianteira, Trazione anteriore, Önden çekiş, Na przednie koła, Přední, Predný náhon, Anteriore, Delantera, Frontantrieb, Vorderradantrieb, Traction, Traction avant, Voorwielaandrijving, Forhjulstræk, Front-wheel, Fram, 2-hjulsdrift, Tvåhjulsdrift, Two-wheel drive, 2x4',
    rwd: 'Traseira, Tracción trasera, Tração traseira, Trazione posteriore, Arkadan itiş, Na tylne koła, Zadní, Posteriore, Trasera, Hinterradantrieb, Heckantrieb, Propulsion, Achterwielaandrijving, Baghjulstræk, Rear-wheel, Bak',
    awd: 'Tracción integral, Tração integral, Trazione integrale, 4 çeker, Dört çeker, 4x4 (stały), Pohon všech kol, Integrale, Total, 4x4 integrale, Allrad, Allradantrieb, Intégrale, Transmission intégrale, Quattro-Antrieb, Vierwielaandrijving, Firehjulstræk, Integral, ALL4, 4WD/AWD, All wheel, Vier, AWD/4x4, 4 WD, 4MATIC+, 4Drive, e-4WD, All4 AWD, Part-time 4wd, Neljäveto (4wd)',
  },
  car_color: {
    white:
      'Branco, Beyaz, Alb, Fehér, Bianco, Blanco, Weiß, Weiss, Blanc, Wit, Hvid, Biały, Bílá, Vit metallic, White metallic, Solid white, Vit lack',
    silver:
      'Prata, Plateado, Gümüş, Gümüş gri, Argintiu, Ezüst, Argento, Plata, Silber, Argent, Zilver, Sølv, Srebrny, Silver metallic, Silber metallic, Stříbrná',
    grey: 'Cinza, Gri, Szürke, Grigio, Grau, Gris, Grijs, Szary, Šedá, Grau metallic, Gris métal, Grey metallic, Grå metallic, Gray metallic',
    graphite:
      'Füme, Antracita, Antracite, Grafite, Anthrazit, Dunkelgrau, Gris anthracite, Gris foncé, Antraciet, Charcoal, Gunmetal',
    black:
      'Preto, Siyah, Negru, Fekete, Nero, Negro, Schwarz, Noir, Zwart, Sort, Czarny, Černá, Schwarz metallic, Black metallic, Svart metallic, Noir métal, Jet black',
    blue: 'Mavi, Albastru, Kék, Blu, Azzurro, Azul, Blau, Bleu, Blauw, Niebieski, Modrá, Blau metallic, Blue metallic, Blå metallic',
    navy: 'Lacivert, Azul oscuro, Azul escuro, Blu scuro, Granatowy, Dunkelblau, Bleu foncé, Bleu nuit, Donkerblauw',
    'ice-blue': 'Hellblau, Bleu clair',
    green: 'Yeşil, Zöld, Verde, Grün, Vert, Groen, Zielony, Zelená, Grün metallic, Green metallic',
    red: 'Vermelho, Kırmızı, Roșu, Piros, Encarnado, Rosso, Rojo, Rot, Rouge, Rood, Czerwony, Červená, Rot metallic, Red metallic, Röd metallic',
    burgundy: 'Bordo, Vinho, Granate, Bordeaux, Weinrot, Dunkelrot',
    sand: 'Bej, Bege, Beige claro, Beige metallic, Champagner, Champagne, Sable, Tan, Cream, Creme',
    orange: 'Laranja, Naranja, Arancione, Turuncu, Oranje, Pomarańczowy',
    brown:
      'Marrom, Castanho, Kahverengi, Maro, Barna, Marrone, Braun, Brun metallic, Marron, Bruin, Brązowy, Hnědá, Brown metallic, Bronze brown',
    yellow: 'Amarelo, Sarı, Galben, Sárga, Giallo, Amarillo, Gelb, Jaune, Geel, Żółty, Žlutá',
    purple: 'Roxo, Mor, Morado, Viola, Lila metallic, Paars, Aubergine, Fioletowy',
    gold: 'Dourado, Dorado, Oro, Altın, Or, Goud, Złoty, Zlatá',
  },
  car_condition: {
    new: 'Novo, Sıfır, Sıfır km, Nou, Új, Nuovo, Nuevo, Neu, Neuwagen, Neuf, Nieuw, Factory new',
    demo: 'Km 0, Aziendale, Vorführwagen, Vorführfahrzeug, Tageszulassung, Démonstration, Demo car, Dealer demo',
    used: 'Seminovo, Ocasión, İkinci el, Używany, Ojeté, Second hand (SH), Használt, Usato, Usado, Gebraucht, Gebrauchtwagen, Occasion, Tweedehands, Brugt, Pre owned, Certified pre-owned, CPO, Certified used, Second hand, Jahreswagen, Excellent, Good, Like new, Fair',
  },
  car_vehicle_type: {
    PC: 'PKW, Voiture, Car, Passenger, Personenwagen, Cars',
    LCV: 'Nutzfahrzeuge, LKW, Véhicule utilitaire, Commercial, Light commercial, Transporter',
    MC: 'Motorrad, Moto, Motocykel',
  },
} as const satisfies Partial<Record<VocabularyField, Readonly<Record<string, string>>>>;

export type ForeignField = keyof typeof foreignWords;
