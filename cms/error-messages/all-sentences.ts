import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type StudioLanguage, studioLanguages } from '../i18n/studio-text.ts';

type Sentence = string | ((...values: never[]) => string);
type Sentences = Map<string, Record<StudioLanguage, Sentence>>;

/** Every sentence of a refusal by its name, such as `pageErrorMessages.belowItself`, from all files `*-error-messages.ts`. */
export async function findAllSentences(): Promise<Sentences> {
  const root = join(import.meta.dirname, '..');
  const found: Sentences = new Map();
  for (const file of globSync('**/*-error-messages.ts', { cwd: root }).toSorted()) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('ErrorMessages')) collect(name, value as Node, found);
  }
  return found;
}

type Node = { [key: string]: Node | Sentence };

/** The languages stand around a table or around each of its sentences. */
function collect(name: string, node: Node, found: Sentences): void {
  const [en, sv] = studioLanguages.map((language) => node[language]);
  if (en === undefined || sv === undefined) {
    for (const [key, below] of Object.entries(node)) collect(`${name}.${key}`, below as Node, found);
    return;
  }
  if (isSentence(en) && isSentence(sv)) found.set(name, { en, sv });
  else
    for (const key of new Set([...Object.keys(en), ...Object.keys(sv)]))
      collect(`${name}.${key}`, { en: (en as Node)[key], sv: (sv as Node)[key] } as Node, found);
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'string' || typeof value === 'function';
}

/** The sentence as it is said about some values; `{{name}}` is how Payload writes a hole. */
export function say(sentence: Sentence, values: readonly unknown[]): string {
  if (typeof sentence === 'function') return sentence(...(values as never[]));
  return values.reduce<string>((text, value) => text.replace(/\{\{\w+\}\}/, String(value)), sentence);
}
