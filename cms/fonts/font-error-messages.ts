import { MAX_FONT_MEGABYTES } from './font-limits.ts';

/** Why a font cannot be uploaded, renamed or deleted, and what to do about it. */
export const fontErrorMessages = {
  en: {
    tooLarge: `The font is larger than ${MAX_FONT_MEGABYTES} MB. Upload one style of the family, without the scripts that no site is written in.`,
    notAFont:
      'The file is no font, whatever its name says. Upload a TTF, OTF, WOFF or WOFF2 file, unpacked from its archive.',
    collection:
      'The file is a collection of several fonts (TTC). Upload each style of the family as a file of its own.',
    broken:
      'The font cannot be read: the file is damaged or was cut off on the way. Download it again from its maker.',
    restricted:
      'The font says that it may not be embedded (OS/2 fsType: restricted licence). Ask its maker for a web licence and the file that comes with it.',
    printOnly:
      'The font says that it may be embedded for reading and printing only (OS/2 fsType: preview and print). Ask its maker for a web licence and the file that comes with it.',
    bitmapsOnly:
      'The font says that only its bitmaps may be embedded (OS/2 fsType), and browsers show outlines. Ask its maker for a web licence and the file that comes with it.',
    lettersMissing: (letters: string) =>
      `The font lacks letters or digits that every page has: ${letters}. Choose one with small letters, capitals and digits.`,
    missing: 'Choose the file of a font.',
    family: 'A family is named with Latin letters. Write it like Harbour Grotesk.',
    builtIn: (family: string) =>
      `${family} comes with the product and can be chosen in every theme. Give your file another name of the family.`,
    weights: 'A weight is a number from 1 to 1000, such as 400, or two for a variable font, such as 300 700.',
    taken: (family: string, weights: string, style: string) =>
      `${family} has a file for ${weights} ${style} already. Open that one and replace its file.`,
    used: (family: string, theme: string) =>
      `${family} is in the theme ${theme}. Choose another typeface in the theme and publish it first.`,
  },
  sv: {
    tooLarge: `Typsnittet är större än ${MAX_FONT_MEGABYTES} MB. Ladda upp ett snitt i familjen, utan de skriftsystem som ingen webbplats är skriven på.`,
    notAFont:
      'Filen är inget typsnitt, vad den än heter. Ladda upp en TTF-, OTF-, WOFF- eller WOFF2-fil, uppackad ur sitt arkiv.',
    collection:
      'Filen är en samling av flera typsnitt (TTC). Ladda upp varje snitt i familjen som en egen fil.',
    broken:
      'Typsnittet går inte att läsa: filen är skadad eller kapades på vägen. Hämta den igen från den som har gjort den.',
    restricted:
      'Typsnittet säger att det inte får bäddas in (OS/2 fsType: restricted licence). Be den som har gjort det om en webblicens och filen som hör till den.',
    printOnly:
      'Typsnittet säger att det bara får bäddas in för läsning och utskrift (OS/2 fsType: preview and print). Be den som har gjort det om en webblicens och filen som hör till den.',
    bitmapsOnly:
      'Typsnittet säger att bara dess bitmappar får bäddas in (OS/2 fsType), och webbläsare visar konturer. Be den som har gjort det om en webblicens och filen som hör till den.',
    lettersMissing: (letters: string) =>
      `Typsnittet saknar bokstäver eller siffror som varje sida har: ${letters}. Välj ett med gemener, versaler och siffror.`,
    missing: 'Välj typsnittets fil.',
    family: 'En familj har ett namn med latinska bokstäver. Skriv det så här: Harbour Grotesk.',
    builtIn: (family: string) =>
      `${family} följer med produkten och kan väljas i alla teman. Ge din fil ett annat familjenamn.`,
    weights:
      'En vikt är ett tal från 1 till 1000, till exempel 400, eller två för ett variabelt typsnitt, till exempel 300 700.',
    taken: (family: string, weights: string, style: string) =>
      `${family} har redan en fil för ${weights} ${style}. Öppna den och byt dess fil.`,
    used: (family: string, theme: string) =>
      `${family} används i temat ${theme}. Välj först ett annat typsnitt i temat och publicera det.`,
  },
};
