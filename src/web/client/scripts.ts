import { replayClick } from './event-replay.ts';
import { whenTriggered } from './hydration-triggers.ts';
import { report } from './report-errors.ts';

type Script = { start: (element: HTMLElement) => void };

const files = import.meta.glob<Script>('../../**/*.script.ts');
// The build adds those of extensions at the end of this file (scripts/extensions/extensions-plugin.ts).
const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.script.ts', '');
}

/**
 * Small things that need no React: an element with `data-script="countdown"` is handed to `start` of
 * `countdown.script.ts`, in whichever module that is. A page fetches only the scripts it has elements for.
 */
export function startScripts(within: ParentNode = document): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-script]')) {
    void whenTriggered(element, () => void start(element));
  }
}

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset['script'] ?? '';
  try {
    const script = await loaders.get(name)?.();
    if (!script) throw new Error(`no script named ${name}`);
    script.start(element);
    element.dataset['hydrated'] = '';
    replayClick(element);
  } catch (problem) {
    // What the server rendered works without it.
    report('SCRIPT_NOT_STARTED', problem, name);
  }
}
