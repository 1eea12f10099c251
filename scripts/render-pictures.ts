import { catalogueJson } from './pictures/plan/catalogue.ts';
import { allShots, type Shot } from './pictures/plan/shots.ts';
import { hireAssistant } from './pictures/stage/assistant.ts';
import { expose } from './pictures/stage/expose.ts';
import { isPrinted, Ledger, type Print, writeMedia, writePrint } from './pictures/stage/files.ts';
import { progress } from './progress.ts';

/**
 * node scripts/render-pictures.ts [--only suv] [--resume]
 * Renders what is missing or out of date; --resume takes whatever exists as done.
 */
const words = process.argv.slice(2);
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
const resume = words.includes('--resume');

const ledger = new Ledger();
const done = (name: string): boolean => (resume ? isPrinted(name) : ledger.isCurrent(name));
const wanted = allShots()
  .map((shot) => ({ ...shot, prints: shot.prints.filter(({ name }) => matches(name) && !done(name)) }))
  .filter((shot) => shot.prints.length > 0);

if (wanted.length === 0) console.log('  Every picture is up to date.');
else await work(wanted);
writeMedia('cars/catalogue.json', catalogueJson(isPrinted));

async function work(shots: readonly Shot[]): Promise<void> {
  const tick = progress('pictures', shots.length);
  const drying = new Set<Promise<void>>();
  const take = (print: Print): void => {
    const job = writePrint(print).then(() => {
      ledger.note(print.name);
      drying.delete(job);
    });
    drying.add(job);
  };
  const assistant = await hireAssistant(Number(process.env['PORT'] ?? 3107), take);
  for (const shot of shots) {
    await expose(assistant.page, shot);
    tick();
    // Prints dry while the next car is parked, but never more than a few at once.
    while (drying.size > 16) await Promise.race(drying);
  }
  await Promise.all(drying);
  await assistant.close();
}

function matches(name: string): boolean {
  return only === undefined || name.split('/').some((part) => part === only || part.startsWith(`${only}-`));
}
