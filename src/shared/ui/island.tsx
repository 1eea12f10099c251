import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
} from 'react';

/** When the browser hydrates an island: at once, when it is idle, or when it comes into view. */
export type HydrationTrigger = 'load' | 'idle' | 'visible';

export type IslandDefinition<Props extends object> = {
  name: string;
  component: ComponentType<Props>;
  when: HydrationTrigger;
};

/** Lives in a file `{name}.island.tsx`; the browser finds it by that name. Props travel as JSON. */
export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  when: HydrationTrigger,
): IslandDefinition<Props> {
  return { name, component, when };
}

export type RegisteredIsland = { definition: IslandDefinition<never>; props: object; prefix: string };

/** The renderer's list of islands on the page. Each is rendered as a root of its own, so that its ids hydrate. */
export type IslandRegistry = { prefixFor: (definition: IslandDefinition<never>, props: object) => string };

export const IslandRegistryContext = createContext<IslandRegistry | undefined>(undefined);

export function Island<Props extends object>({ of, props }: { of: IslandDefinition<Props>; props: Props }) {
  const places = useContext(IslandRegistryContext);
  if (!places) {
    const Component = of.component;
    return <Component {...props} />;
  }
  const prefix = places.prefixFor(of as unknown as IslandDefinition<never>, props);
  return (
    <div
      className="contents"
      data-island={of.name}
      data-when={of.when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: islandMarker(prefix) }}
    />
  );
}

export function islandMarker(prefix: string): string {
  return `<!--${prefix}-->`;
}

/**
 * Wraps every island, on the server and in the browser. React then hydrates it in small steps and handles the visitor's
 * input in between; without it, a large island would block the page while it hydrates.
 */
export function IslandBoundary({ children, onAwake }: { children: ReactNode; onAwake?: () => void }) {
  return (
    <Suspense>
      {children}
      <HydrationObserver onAwake={onAwake} />
    </Suspense>
  );
}

/** Reports when the whole island is hydrated, before anything else can be pressed. */
function HydrationObserver({ onAwake }: { onAwake: (() => void) | undefined }) {
  useLayoutEffect(() => onAwake?.(), [onAwake]);
  return null;
}
