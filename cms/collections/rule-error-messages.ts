import type { RuleProblem } from '../../src/content/redirects/rule-problem.ts';
import { chooseText } from '../i18n/studio-text.ts';

/** Why a redirect cannot be used, at its field. */
export function ruleSentence(problem: RuleProblem, language: string): string {
  const texts = chooseText(ruleErrorMessages, language);
  switch (problem.kind) {
    case 'wrong shape':
      return texts['wrong shape'];
    case 'otherwise elsewhere':
      return texts['otherwise elsewhere'];
    case 'query in source':
      return texts['query in source'];
    case 'itself':
      return texts.itself;
    case 'circle':
      return texts.circle(problem.stations);
    case 'no slug':
    case 'rest not last':
    case 'parameter twice':
    case 'unknown parameter':
    case 'no parameter':
      return texts[problem.kind](problem.name);
    default:
      return texts[problem.kind](problem.text);
  }
}

export const ruleErrorMessages = {
  en: {
    'wrong shape': 'This rule is not complete. Fill in both addresses, and the name of every condition.',
    'otherwise elsewhere':
      'Nobody can know here whether a page of another site answers. Empty this field, or lead to a path of this site above.',
    'no slug': (name: string) =>
      `The site has no name for ${name}. Write it out, or ask an administrator to set it for the site.`,
    'no slash': (text: string) => `The old address begins with a slash. Write it like /${text}.`,
    'query in source':
      'An old address has no ? and no #. What comes after the question mark is written under “Only with these in the address”.',
    'rest not last': (name: string) => `{${name}*} takes all the rest. Put it at the end of the old address.`,
    'parameter twice': (name: string) =>
      `{${name}} stands twice in the old address. Give the second one another name.`,
    'unknown parameter': (name: string) =>
      `The old address has no {${name}}. Use only the placeholders that stand there.`,
    'no parameter': (name: string) =>
      `{${name}} is no placeholder. Its name begins with a letter and has only letters, digits and _, such as {id} or {path*}.`,
    'side by side': (text: string) =>
      `Two placeholders stand side by side in “${text}”. Put a character between them, such as -.`,
    'lone brace': (text: string) => `A brace in “${text}” has no partner. Close it, or take it out.`,
    'wrong encoding': (text: string) => `“${text}” has a % that means nothing. Write %25 for a percent sign.`,
    'not encoded': (text: string) =>
      `What comes after # may only have plain characters. Write “${text}” without spaces and accents.`,
    'wrong part': (text: string) => `“${text}” cannot stand between two slashes. Take it out.`,
    'no address': (text: string) =>
      `“${text}” is no address. Write a path of this site such as /offers, or a full address that begins with https://.`,
    itself: 'The rule leads to its own address. Lead somewhere else, or delete the rule.',
    circle: (stations: string) =>
      `The rule sends visitors round in circles: ${stations}. Lead to the last address at once, or delete the rule that leads back.`,
  },
  sv: {
    'wrong shape': 'Regeln är inte komplett. Fyll i båda adresserna och namnet i varje villkor.',
    'otherwise elsewhere':
      'Här går det inte att veta om en sida på en annan webbplats svarar. Töm fältet, eller led till en sökväg på den här webbplatsen ovanför.',
    'no slug': (name: string) =>
      `Webbplatsen har inget namn för ${name}. Skriv ut det, eller be en administratör ange det för webbplatsen.`,
    'no slash': (text: string) => `Den gamla adressen börjar med ett snedstreck. Skriv den så här: /${text}.`,
    'query in source':
      'En gammal adress har varken ? eller #. Det som står efter frågetecknet skrivs under ”Bara med detta i adressen”.',
    'rest not last': (name: string) => `{${name}*} tar allt som följer. Sätt det sist i den gamla adressen.`,
    'parameter twice': (name: string) =>
      `{${name}} står två gånger i den gamla adressen. Ge det andra ett annat namn.`,
    'unknown parameter': (name: string) =>
      `Den gamla adressen har inget {${name}}. Använd bara de platshållare som står där.`,
    'no parameter': (name: string) =>
      `{${name}} är ingen platshållare. Namnet börjar med en bokstav och har bara bokstäver, siffror och _, till exempel {id} eller {path*}.`,
    'side by side': (text: string) =>
      `Två platshållare står intill varandra i ”${text}”. Sätt ett tecken emellan, till exempel -.`,
    'lone brace': (text: string) =>
      `En klammer i ”${text}” saknar sin andra halva. Stäng den eller ta bort den.`,
    'wrong encoding': (text: string) =>
      `”${text}” har ett %-tecken som inte betyder något. Skriv %25 för ett procenttecken.`,
    'not encoded': (text: string) =>
      `Efter # får bara enkla tecken stå. Skriv ”${text}” utan mellanslag och accenter.`,
    'wrong part': (text: string) => `”${text}” kan inte stå mellan två snedstreck. Ta bort det.`,
    'no address': (text: string) =>
      `”${text}” är ingen adress. Skriv en sökväg på webbplatsen, till exempel /erbjudanden, eller en hel adress som börjar med https://.`,
    itself: 'Regeln leder till sin egen adress. Led någon annanstans, eller ta bort regeln.',
    circle: (stations: string) =>
      `Regeln skickar besökare runt i en cirkel: ${stations}. Led direkt till den sista adressen, eller ta bort regeln som leder tillbaka.`,
  },
};
