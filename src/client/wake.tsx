import { Component, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SectionFallback } from '../shell/section-fallback.tsx';
import { type IslandDefinition, IslandShore } from '../ui/island.tsx';
import { catchUp } from './early-fields.ts';
import { pressAgain } from './early-presses.ts';
import { pageFacts } from './page-facts.ts';
import { report } from './report-errors.ts';

const files = import.meta.glob<{ island: IslandDefinition<object> }>('../**/*.island.tsx');
const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.island.tsx', '');
}

/** Brings one island to life as a React root of its own. If it fails, the section fallback takes its place. */
export async function wake(element: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', prefix = '' } = element.dataset;
  try {
    const load = loaders.get(name);
    if (!load) throw new Error(`no island named ${name}`);
    const { island } = await load();
    const onAwake = () => void catchUp(element);
    hydrateRoot(
      element,
      <Boundary name={name}>
        <IslandShore onAwake={onAwake}>{createElement(island.component, JSON.parse(props))}</IslandShore>
      </Boundary>,
      {
        identifierPrefix: prefix,
        onCaughtError: () => {},
      },
    );
    element.dataset['awake'] = '';
    pressAgain(element);
  } catch (problem) {
    // What the server rendered still stands and reads well; only its life is missing.
    report('ISLAND_NOT_LOADED', problem, name);
  }
}

type BoundaryProps = { name: string; children: ReactNode };

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(problem: unknown) {
    report('SECTION_RENDER_FAILED', problem, this.props.name);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <SectionFallback texts={(key) => pageFacts().texts[key as never] ?? ''} />;
  }
}
