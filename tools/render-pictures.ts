import { progress } from '../scripts/progress.ts';
import { catalogueJson } from './pictures/plan/catalogue.ts';
import { allShots, type Shot } from './pictures/plan/shots.ts';
import { openRendererPage } from './pictures/renderer/browser-page.ts';
import {
  imageExists,
  type RenderedImage,
  RenderLedger,
  recordPlate,
  writeImage,
  writeMedia,
} from './pictures/renderer/image-files.ts';
import { renderShot } from './pictures/renderer/render-shot.ts';

/**
 * node tools/render-pictures.ts [--only '/suv/.*-rear34$'] [--resume]
 * Renders what is missing or out of date; --only takes a regular expression, --resume whatever exists as done.
 */
const words = process.argv.slice(2);
const only = new RegExp(words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '');
const resume = words.includes('--resume');

const ledger = new RenderLedger();
const done = (name: string): boolean => (resume ? imageExists(name) : ledger.isCurrent(name));
const wanted = allShots()
  .map((shot) => ({ ...shot, prints: shot.prints.filter(({ name }) => only.test(name) && !done(name)) }))
  .filter((shot) => shot.prints.length > 0);

if (wanted.length === 0) console.log('  Every picture is up to date.');
else await work(wanted);
writeMedia('cars/catalogue.json', catalogueJson(imageExists));

async function work(shots: readonly Shot[]): Promise<void> {
  const tick = progress('pictures', shots.length);
  const writing = new Set<Promise<void>>();
  const take = (print: RenderedImage): void => {
    const job = writeImage(print).then(() => {
      ledger.record(print.name);
      writing.delete(job);
    });
    writing.add(job);
  };
  const assistant = await openRendererPage(Number(process.env['PORT'] ?? 3107), take);
  for (const shot of shots) {
    const plate = await renderShot(assistant.page, shot);
    if (plate && shot.kind === 'view') recordPlate(`${shot.car.body}/${shot.car.face}/${shot.view}`, plate);
    tick();
    // Files are written while the next car renders, but never more than a few at once.
    while (writing.size > 16) await Promise.race(writing);
  }
  await Promise.all(writing);
  await assistant.close();
}
