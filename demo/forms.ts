import { type FormDefinition, formDefinition } from '../src/features/editor-forms/form-definition.ts';
import { builderForms } from './forms/builder-forms.ts';
import { newsletters } from './forms/newsletters.ts';

type Receiver = { name: string; email: string };

const solvikLetters = { name: 'Redaktionen, Solvik', email: 'hej@solvik.example' };

/** Which site has which form, and who gets the answers there. */
const receivers: Readonly<Record<string, Readonly<Record<string, readonly Receiver[]>>>> = {
  'solvik-se': {
    'newsletter-sv': [solvikLetters],
    'call-me-sv': [{ name: 'Kundservice, Solvik', email: 'hej@solvik.example' }],
    '2026110101': [{ name: 'Provkörning hemma, Solvik', email: 'bilar@solvik.example' }],
    '2026110116': [
      { name: 'Verkstadschefen, Solvik', email: 'verkstad@solvik.example' },
      { name: 'Kundservice, Solvik', email: 'hej@solvik.example' },
    ],
  },
  'solvik-no': {
    'newsletter-nb': [{ name: 'Redaksjonen, Solvik', email: 'hei@solvik.example' }],
    '2026110102': [{ name: 'Prøvekjøring hjemme, Solvik', email: 'hei@solvik.example' }],
  },
  'solvik-uk': {
    'newsletter-en': [{ name: 'Newsletter, Solvik', email: 'hello@solvik.example' }],
    '2026110103': [{ name: 'Fleet, Solvik', email: 'business@solvik.example' }],
  },
  'carstore-se': { 'newsletter-sv': [{ name: 'Carstore', email: 'hej@carstore.example' }] },
  'carstore-no': { 'newsletter-nb': [{ name: 'Carstore', email: 'hei@carstore.example' }] },
  'carstore-fi': {
    'newsletter-fi': [{ name: 'Carstore', email: 'moi@carstore.example' }],
    'newsletter-sv': [{ name: 'Carstore', email: 'moi@carstore.example' }],
  },
  'carstore-sk': { 'newsletter-sk': [{ name: 'Carstore', email: 'ahoj@carstore.example' }] },
};

/** The forms of a site as its editors would have put them together. */
export function formsOf(site: string): FormDefinition[] {
  return Object.entries(receivers[site] ?? {}).map(([id, readers]) => {
    const form = [...newsletters, ...builderForms].find((each) => each.id === id);
    return formDefinition.parse({ ...form, receivers: readers });
  });
}

/** All of them, for those who look at what the demo says. */
export function demoForms(): FormDefinition[] {
  return Object.keys(receivers).flatMap(formsOf);
}
