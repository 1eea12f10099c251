import { Component, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary, type IslandDefinition } from '../../shared/ui/island.tsx';
import { SectionFallback } from '../shell/section-fallback.tsx';
import { replayClick } from './event-replay.ts';
import { replayInput } from './input-replay.ts';
import { pageData } from './page-data.ts';
import { report } from './report-errors.ts';

const files = import.meta.glob<{ island: IslandDefinition<object> }>([
  '../../**/*.island.tsx',
  // The islands of the demo's own pages; there are none in a tree without the demo.
  '/demo/server/**/*.island.tsx',
]);
// The build adds those of extensions at the end of this file (scripts/extensions/extensions-plugin.ts).
const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.island.tsx', '');
}

/** Hydrates one island as a React root of its own. If it fails, the section fallback replaces it. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', prefix = '' } = element.dataset;
  try {
    const load = loaders.get(name);
    if (!load) throw new Error(`no island named ${name}`);
    const { island } = await load();
    const onAwake = () => void replayInput(element);
    hydrateRoot(
      element,
      <IslandErrorBoundary name={name}>
        <IslandBoundary onAwake={onAwake}>
          {createElement(island.component, JSON.parse(props))}
        </IslandBoundary>
      </IslandErrorBoundary>,
      {
        identifierPrefix: prefix,
        onCaughtError: () => {},
      },
    );
    element.dataset['hydrated'] = '';
    replayClick(element);
  } catch (problem) {
    // The server's HTML is still there and readable; it is only not interactive.
    report('ISLAND_NOT_LOADED', problem, name);
  }
}

type ErrorBoundaryProps = { name: string; children: ReactNode };

class IslandErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(problem: unknown) {
    report('SECTION_RENDER_FAILED', problem, this.props.name);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <SectionFallback texts={(key) => pageData().texts[key as never] ?? ''} />;
  }
}
